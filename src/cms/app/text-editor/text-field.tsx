import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component, createRef } from "react";
import { countPlainWords, readingMinutes } from "../../../markdown/plain-text";
import type { CmsStore } from "../cms-store";
import type { FormCheck } from "../form-check";
import { openForm } from "../open-form";
import {
  declineDraft,
  entryKey,
  findDrafts,
  forgetDraft,
  isOpenElsewhere,
  isSameText,
  keepText,
  MAX_OFFERS,
  OpenText,
  type TextDraft,
} from "../text-drafts";
import { act, createTextEditor, isRichText, type TextEditor } from "./editor";
import { FindBar } from "./find-bar";
import { markFindings, selectFinding } from "./text-findings";
import { namesAtCursor, Toolbar } from "./toolbar";

interface State {
  readonly isMarkdown: boolean;
  /** What the cursor is in. */
  readonly names: readonly string[];
  /** Texts of this browser that were not saved. */
  readonly unsaved: readonly TextDraft[];
  readonly isOpenElsewhere: boolean;
  /** When the browser last kept what was typed; undefined before the first key, false if it could not. */
  readonly kept: Date | false | undefined;
  readonly isFinding: boolean;
  readonly words: number;
}

interface TextFieldProps extends CustomFieldControlProps {
  readonly content: CmsStore;
  readonly check: FormCheck;
}

/** Milliseconds after which a lock that is free was given. */
const LOCK_DELAY = 300;

/** The field of a text: rich text, or its Markdown, of the same value. */
export class TextField extends Component<TextFieldProps, State> {
  readonly page = createRef<HTMLDivElement>();
  readonly entry = entryKey(String(this.props.entry?.get("collection") ?? ""), String(this.props.entry?.get("path") ?? ""));
  readonly openText = OpenText.open(this.entry, this.value);
  override state: State = {
    isMarkdown: !isRichText(this.value),
    names: [],
    unsaved: [],
    isOpenElsewhere: false,
    kept: undefined,
    isFinding: false,
    words: countPlainWords(this.value),
  };
  editor: TextEditor | undefined;
  readonly initial = this.value;
  /** The value that this field reported last. */
  reported = this.value;
  readonly leaving = new AbortController();
  /** Reported values that the form has not handed back yet. */
  onTheWay: string[] = [];

  get value(): string {
    return String(this.props.value ?? "");
  }

  override componentDidMount(): void {
    const { signal } = this.leaving;
    const left = new Promise((resolve) => signal.addEventListener("abort", resolve));
    const hold = () => {
      this.setState({ isOpenElsewhere: false, unsaved: findDrafts(this.openText).filter((draft) => !this.isRedundant(draft)) });
      return left;
    };
    // Who leaves while another tab holds it does not wait any more.
    navigator.locks.request(this.entry, { signal }, hold).catch(() => undefined);
    setTimeout(() => void this.lookForTabs(), LOCK_DELAY);
    void this.startEditor();
    const flush = () => this.editor?.flush();
    // Timers may not run any more, and phones end a page that is not seen without a word.
    addEventListener("beforeunload", flush, { signal });
    document.addEventListener("visibilitychange", flush, { signal });
    this.openText.readTyped = () => {
      flush();
      return this.openText.text;
    };
    const { check } = this.props;
    check.showInText = (finding) => this.editor !== undefined && !this.state.isMarkdown && selectFinding(this.editor.view, finding);
    check.addEventListener("change", () => this.markFindings(), { signal });
  }

  /** Underlines what the check found, unless something was typed since. */
  markFindings(): void {
    const { result } = this.props.check;
    if (!this.editor || !result || String(result.entry.fields.body).trim() !== this.reported.trim()) return;
    markFindings(
      this.editor.view,
      this.reported,
      result.findings.filter(({ textLine }) => textLine !== undefined),
    );
  }

  override componentDidUpdate(previous: TextFieldProps): void {
    const { value } = this;
    if (value === previous.value) return;
    const position = this.onTheWay.indexOf(value);
    this.onTheWay = this.onTheWay.slice(position + 1);
    if (position >= 0 || value === this.reported) return;
    // The value came from elsewhere, such as a backup.
    this.show(value);
    this.setState(({ unsaved }) => ({ unsaved: unsaved.filter((draft) => !this.isRedundant(draft)), isMarkdown: !isRichText(value) }));
  }

  override componentWillUnmount(): void {
    // The form may be another one by now: what was typed last is only kept.
    this.openText.readTyped = () => undefined;
    this.props.check.showInText = undefined;
    this.report = (markdown) => void this.openText.keep(markdown);
    this.editor?.flush();
    this.editor?.destroy();
    this.editor = undefined;
    this.leaving.abort();
  }

  async lookForTabs(): Promise<void> {
    this.setState({ isOpenElsewhere: await isOpenElsewhere(this.entry) });
  }

  /** Deletes a draft that has what the form has. */
  isRedundant(draft: TextDraft): boolean {
    const isSame = isSameText(draft.text, this.reported);
    if (isSame) forgetDraft(draft);
    return isSame;
  }

  async startEditor(): Promise<void> {
    const root = this.page.current;
    if (!root || this.state.isMarkdown) return;
    const { content, forID } = this.props;
    const started = await createTextEditor({
      root,
      markdown: this.reported,
      id: forID,
      content,
      onChange: (markdown) => this.report(markdown),
      onFind: () => this.setState({ isFinding: true }),
      onUpdate: () => {
        const names = this.editor ? namesAtCursor(this.editor.view.state) : [];
        if (String(names) !== String(this.state.names)) this.setState({ names });
      },
    });
    if (this.page.current !== root || this.editor) return started.destroy();
    this.editor = started;
    // A backup may have come meanwhile.
    started.setMarkdown(this.reported);
    this.markFindings();
  }

  /** Shows a text that was not typed here. */
  show(text: string): void {
    this.reported = text;
    this.openText.text = undefined;
    if (isRichText(text)) this.editor?.setMarkdown(text);
    this.setState({ words: countPlainWords(text) });
  }

  report(markdown: string): void {
    openForm.keepBase();
    this.reported = markdown;
    this.onTheWay.push(markdown);
    this.props.onChange(markdown);
    // Who types has seen what is offered.
    if (this.state.kept === undefined) this.state.unsaved.forEach(declineDraft);
    this.setState({ kept: this.openText.keep(markdown) && new Date(), words: countPlainWords(markdown) });
    void this.lookForTabs();
  }

  /** Takes an unsaved text, and keeps what was typed here instead. */
  putBack(draft: TextDraft): void {
    const { reported } = this;
    const kept = reported === this.initial ? undefined : keepText(this.entry, reported);
    const others = this.state.unsaved.filter((each) => each !== draft);
    this.show(draft.text);
    this.report(draft.text);
    forgetDraft(draft);
    this.setState({ isMarkdown: !isRichText(draft.text), unsaved: kept ? [kept, ...others] : others });
  }

  toggleMarkdown(): void {
    this.editor?.flush();
    const isMarkdown = !this.state.isMarkdown || !isRichText(this.reported);
    this.setState({ isMarkdown }, () => {
      if (isMarkdown) return;
      if (this.editor) this.editor.setMarkdown(this.reported);
      else void this.startEditor();
    });
  }

  /** Texts of this browser, folded when they were offered often enough or the editor went on typing. */
  renderUnsaved() {
    const { unsaved, kept } = this.state;
    const isOffered = kept === undefined && unsaved.some(({ declined }) => declined < MAX_OFFERS);
    return (
      unsaved.length > 0 && (
        <details className="cms-note" open={isOffered}>
          <summary>
            <span role="status">Texts that were not saved: {unsaved.length}</span>
          </summary>
          {unsaved.map((draft) => (
            <p key={draft.key}>
              {new Date(draft.time).toLocaleString("en")}: “{draft.text.trim().slice(0, 60)}…”{" "}
              <button type="button" onClick={() => this.putBack(draft)}>
                Put it back
              </button>
            </p>
          ))}
        </details>
      )
    );
  }

  override render() {
    const { isMarkdown, names, isOpenElsewhere, kept, words, isFinding } = this.state;
    return (
      <div className="cms-field text-editor">
        {isOpenElsewhere && (
          <p className="cms-note">This entry is also open in another tab. Each tab keeps its own text until one is saved.</p>
        )}
        {kept === false && <p className="cms-note">This browser has no room for a copy of what you type. Save often.</p>}
        {this.renderUnsaved()}
        <div className="text-editor-bars">
          <Toolbar
            isMarkdown={isMarkdown}
            names={names}
            onAct={(action) => void (this.editor && act(this.editor, action))}
            onToggleMarkdown={() => this.toggleMarkdown()}
            onFind={() => this.setState({ isFinding: true })}
          />
          {isFinding && !isMarkdown && this.editor && (
            <FindBar view={this.editor.view} onClose={() => this.setState({ isFinding: false })} />
          )}
        </div>
        {isMarkdown && !isRichText(this.reported) && (
          <p className="cms-note">
            This text has a part between ::: lines or a picture, which only Markdown can show. Without it, the bar takes you back.
          </p>
        )}
        {isMarkdown && (
          <textarea
            id={this.props.forID}
            aria-label="Text as Markdown"
            value={this.reported}
            onChange={({ target }) => {
              this.report(target.value);
              this.forceUpdate();
            }}
          />
        )}
        <div ref={this.page} hidden={isMarkdown} />
        <p className="text-editor-count">
          {words.toLocaleString("en")} words, {readingMinutes(words)} min to read
          {kept && ` · Kept in this browser, ${kept.toLocaleTimeString("en", { hour: "2-digit", minute: "2-digit", hour12: false })}`}
        </p>
      </div>
    );
  }
}

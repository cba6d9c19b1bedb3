import { isInTable } from "@milkdown/kit/prose/tables";
import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component, createRef } from "react";
import type { SiteContent } from "../site-content";
import { draftKey, findDraft, keepDraft, type TextDraft } from "../text-drafts";
import { act, createTextEditor, type TextEditor } from "./editor";
import { Toolbar } from "./toolbar";

interface State {
  readonly isMarkdown: boolean;
  readonly inTable: boolean;
  /** A text of this browser that was not saved. */
  readonly unsaved: TextDraft | undefined;
}

interface TextFieldProps extends CustomFieldControlProps {
  readonly content: SiteContent;
}

/** The field of a text: rich text, or its Markdown, of the same value. */
export class TextField extends Component<TextFieldProps, State> {
  readonly page = createRef<HTMLDivElement>();
  readonly key = draftKey(String(this.props.entry?.get("collection") ?? ""), String(this.props.entry?.get("path") ?? ""));
  /** The rich text editor has nothing for containers such as `:::note`. */
  override state: State = { isMarkdown: /^:::/m.test(this.value), inTable: false, unsaved: findDraft(this.key, this.value) };
  editor: TextEditor | undefined;
  /** The value that this field reported last. */
  reported = this.value;

  get value(): string {
    return String(this.props.value ?? "");
  }

  override componentDidMount(): void {
    // Lists of links have headings, which are in the texts.
    void this.props.content.update();
    void this.startEditor();
  }

  override componentDidUpdate(_: TextFieldProps, { isMarkdown }: State): void {
    if (isMarkdown !== this.state.isMarkdown) void (this.state.isMarkdown ? this.stopEditor() : this.startEditor());
    const { value } = this;
    if (value === this.reported) return;
    // The value came from elsewhere, such as a backup.
    this.reported = value;
    this.editor?.setMarkdown(value);
    if (this.state.isMarkdown) this.forceUpdate();
  }

  override componentWillUnmount(): void {
    this.stopEditor();
  }

  stopEditor(): void {
    this.editor?.destroy();
    this.editor = undefined;
  }

  async startEditor(): Promise<void> {
    const root = this.page.current;
    if (!root) return;
    const { content, forID } = this.props;
    const started = await createTextEditor({
      root,
      markdown: this.reported,
      id: forID,
      content,
      onChange: (markdown) => this.report(markdown),
      onUpdate: () => {
        const inTable = this.editor !== undefined && isInTable(this.editor.view.state);
        if (inTable !== this.state.inTable) this.setState({ inTable });
      },
    });
    if (this.page.current === root && !this.editor) this.editor = started;
    else started.destroy();
  }

  report(markdown: string): void {
    this.reported = markdown;
    this.props.onChange(markdown);
    keepDraft(this.key, markdown);
  }

  /** Takes the unsaved text, or the one that the form has. */
  decide(text: string): void {
    this.setState({ unsaved: undefined });
    this.editor?.setMarkdown(text);
    this.report(text);
  }

  override render() {
    const { isMarkdown, inTable, unsaved } = this.state;
    return (
      <div className="cms-field text-editor">
        {unsaved && unsaved.text !== this.reported && (
          <div className="cms-note" role="status">
            <span>This browser has a text of this entry from {new Date(unsaved.time).toLocaleString("en")} that was not saved.</span>
            <button type="button" onClick={() => this.decide(unsaved.text)}>
              Put it back
            </button>
            <button type="button" onClick={() => this.decide(this.reported)}>
              Discard it
            </button>
          </div>
        )}
        <Toolbar
          isMarkdown={isMarkdown}
          inTable={inTable}
          onAct={(action) => void (this.editor && act(this.editor, action))}
          onToggleMarkdown={() => this.setState({ isMarkdown: !isMarkdown })}
        />
        {isMarkdown ? (
          <textarea
            id={this.props.forID}
            aria-label="Text as Markdown"
            value={this.reported}
            onChange={({ target }) => {
              this.report(target.value);
              this.forceUpdate();
            }}
          />
        ) : (
          <div ref={this.page} />
        )}
      </div>
    );
  }
}

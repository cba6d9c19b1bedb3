import { callCommand } from "@milkdown/kit/utils";
import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component, createRef } from "react";
import type { SiteContent } from "../site-content";
import { TextDraft } from "../text-drafts";
import { choose } from "../ui/dialogs";
import { describeDirective } from "./context";
import { askForAttributes } from "./directive-form";
import { createTextEditor, isInTable, type TextEditor } from "./editor";
import { insertionMenu } from "./insertion-menu";
import { linkAtCursor, setLink } from "./insertions";
import { Toolbar, type ToolbarAction } from "./toolbar";

interface State {
  readonly isMarkdown: boolean;
  readonly inTable: boolean;
  /** Target of the link at the cursor. */
  readonly link: string | undefined;
  readonly block: string;
  /** A text of this browser that was not saved. */
  readonly unsaved: { readonly text: string; readonly time: number } | undefined;
}

interface TextFieldProps extends CustomFieldControlProps {
  readonly content: SiteContent;
}

/** The control of a text for Sveltia CMS. */
export function createTextField(content: SiteContent) {
  return function ArticleText(props: CustomFieldControlProps) {
    return <TextField {...props} content={content} />;
  };
}

/** The field of a text: rich text, or its Markdown, of the same value. */
class TextField extends Component<TextFieldProps, State> {
  readonly page = createRef<HTMLDivElement>();
  readonly draft = new TextDraft(this.props.entry, this.value);
  override state: State = {
    isMarkdown: this.needsMarkdown,
    inTable: false,
    link: undefined,
    block: "paragraph",
    unsaved: this.draft.found,
  };
  editor: TextEditor | undefined;
  /** The value that this field reported last. */
  reported = this.value;

  get value(): string {
    return String(this.props.value ?? "");
  }

  /** The rich text editor has nothing for containers such as `:::note`. */
  get needsMarkdown(): boolean {
    return /^:::/m.test(this.value);
  }

  override componentDidMount(): void {
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
      label: "Text",
      id: forID,
      describe: (definition, attributes) => describeDirective(content, definition, attributes),
      edit: (definition, attributes) => askForAttributes(content, definition, attributes),
      onChange: (markdown) => this.report(markdown),
      onSlash: () => void this.insert(),
      onLink: () => void this.link(),
      onUpdate: () => this.readSelection(),
    });
    if (this.page.current === root && !this.editor) this.editor = started;
    else started.destroy();
  }

  report(markdown: string): void {
    this.reported = markdown;
    this.draft.keep(markdown);
    this.props.onChange(markdown);
  }

  readSelection(): void {
    const { editor, state } = this;
    if (!editor) return;
    const { parent } = editor.view.state.selection.$from;
    const block = parent.type.name === "heading" ? `heading${String(parent.attrs["level"])}` : "paragraph";
    const next = { inTable: isInTable(editor.view), link: linkAtCursor(editor.view)?.href, block };
    if (next.inTable !== state.inTable || next.link !== state.link || next.block !== state.block) this.setState(next);
  }

  async insert(): Promise<void> {
    if (!this.editor) return;
    const { ctx, view } = this.editor;
    const menu = insertionMenu(this.props.content);
    const chosen = await choose("Insert", menu, "");
    const item = menu.find(({ value }) => value === chosen);
    if (item) await item.insert(ctx, view);
    view.focus();
  }

  async link(): Promise<void> {
    if (!this.editor) return;
    const { view } = this.editor;
    const targets = this.props.content.linkTargets();
    const href = await choose("Link to", targets, linkAtCursor(view)?.href ?? "", readUrl);
    if (href === undefined) return view.focus();
    setLink(view, href, targets.find(({ value }) => value === href)?.label ?? href);
  }

  readonly act = (action: ToolbarAction): void => {
    const { editor } = this;
    if (action.kind === "markdown") return this.setState({ isMarkdown: !this.state.isMarkdown });
    if (!editor) return;
    if (action.kind === "insert") return void this.insert();
    if (action.kind === "link") return void this.link();
    if (action.kind === "unlink") return setLink(editor.view, "", "");
    if (action.kind === "prose") action.run(editor.view.state, editor.view.dispatch);
    if (action.kind === "command") callCommand(action.command.key, action.payload)(editor.ctx);
    editor.view.focus();
  };

  readonly restore = (): void => {
    const { unsaved } = this.state;
    this.setState({ unsaved: undefined });
    if (!unsaved) return;
    this.editor?.setMarkdown(unsaved.text);
    this.report(unsaved.text);
  };

  readonly discard = (): void => {
    this.draft.forget();
    this.setState({ unsaved: undefined });
  };

  override render() {
    const { isMarkdown, inTable, link, block, unsaved } = this.state;
    const targets = link === undefined ? [] : this.props.content.linkTargets();
    const linkLabel = link === undefined ? undefined : (targets.find(({ value }) => value === link)?.label ?? link);
    return (
      <div className="cms-field text-editor">
        {unsaved && unsaved.text !== this.reported && (
          <div className="cms-note" role="status">
            <span>This browser has a text of this entry from {new Date(unsaved.time).toLocaleString("en")} that was not saved.</span>
            <button type="button" onClick={this.restore}>
              Put it back
            </button>
            <button type="button" onClick={this.discard}>
              Discard it
            </button>
          </div>
        )}
        <Toolbar isMarkdown={isMarkdown} inTable={inTable} link={linkLabel} block={block} onAct={this.act} />
        {isMarkdown ? (
          <textarea
            id={this.props.forID}
            aria-label="Text as Markdown"
            className="text-editor-source"
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

/** A URL as an editor types it; undefined for words. */
function readUrl(typed: string): string | undefined {
  if (/^(?:https:\/\/|\/|#|mailto:)\S+$/.test(typed)) return typed;
  return /^(?:http:\/\/)?(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(typed)
    ? `https://${typed.replace(/^http:\/\//, "")}`
    : undefined;
}

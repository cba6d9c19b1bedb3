import { callCommand } from "@milkdown/kit/utils";
import { Component, createRef } from "react";
import { choose } from "../choice-dialog";
import type { TextEditorContext } from "./context";
import { createTextEditor, isInTable, type TextEditor } from "./editor";
import { describeDirective } from "./context";
import { askForAttributes } from "./directive-form";
import { insertionMenu } from "./insertion-menu";
import { linkAtCursor, setLink } from "./insertions";
import { Toolbar, type ToolbarAction } from "./toolbar";

/** The props that Decap passes to a widget, as far as we use them. */
interface WidgetProps {
  readonly value?: string;
  readonly onChange: (value: string) => void;
  readonly forID: string;
  readonly classNameWrapper: string;
  readonly setActiveStyle: () => void;
  readonly setInactiveStyle: () => void;
}

interface State {
  readonly isMarkdown: boolean;
  readonly inTable: boolean;
  /** Target of the link at the cursor. */
  readonly link: string | undefined;
  readonly block: string;
  readonly status: string | undefined;
}

/** The widget of a text for Decap. */
export function textWidget(context: TextEditorContext) {
  return function ArticleText(props: WidgetProps) {
    return <TextField {...props} context={context} />;
  };
}

/** The field of a text: rich text, or its Markdown, of the same value. */
class TextField extends Component<WidgetProps & { readonly context: TextEditorContext }, State> {
  override state: State = { isMarkdown: false, inTable: false, link: undefined, block: "paragraph", status: this.props.context.status() };
  readonly page = createRef<HTMLDivElement>();
  editor: TextEditor | undefined;
  /** The value that this widget reported last. */
  reported = this.props.value ?? "";

  stopWatching: (() => void) | undefined;

  override componentDidMount(): void {
    void this.startEditor();
    const { status, onFormChange } = this.props.context;
    this.stopWatching = onFormChange(() => {
      if (status() !== this.state.status) this.setState({ status: status() });
    });
  }

  override componentDidUpdate(_: WidgetProps, { isMarkdown }: State): void {
    if (isMarkdown !== this.state.isMarkdown) void (this.state.isMarkdown ? this.stopEditor() : this.startEditor());
    const { value = "" } = this.props;
    if (value === this.reported) return;
    // The value came from elsewhere, such as a backup.
    this.reported = value;
    this.editor?.setMarkdown(value);
  }

  override componentWillUnmount(): void {
    this.stopWatching?.();
    this.stopEditor();
  }

  stopEditor(): void {
    this.editor?.destroy();
    this.editor = undefined;
  }

  async startEditor(): Promise<void> {
    const root = this.page.current;
    if (!root) return;
    const started = await createTextEditor({
      root,
      markdown: this.reported,
      label: "Text",
      id: this.props.forID,
      describe: (definition, attributes) => describeDirective(this.props.context, definition, attributes),
      edit: (definition, attributes) => askForAttributes(this.props.context, definition, attributes),
      onChange: (markdown) => this.report(markdown),
      onPicture: (file) => this.props.context.addPicture(file),
      onSlash: () => void this.insert(),
      onUpdate: () => this.readSelection(),
    });
    if (this.page.current === root && !this.editor) this.editor = started;
    else started.destroy();
  }

  report(markdown: string): void {
    this.reported = markdown;
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
    const menu = insertionMenu(this.props.context);
    const chosen = await choose("Insert", menu, "");
    const item = menu.find(({ value }) => value === chosen);
    if (item) await item.insert(ctx, view);
    view.focus();
  }

  async link(): Promise<void> {
    if (!this.editor) return;
    const { view } = this.editor;
    const targets = this.props.context.linkTargets();
    const href = await choose("Link to", targets, linkAtCursor(view)?.href ?? "", { freeValue: /^(?:https:\/\/|\/|#|mailto:)\S+$/ });
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

  override render() {
    const { isMarkdown, inTable, link, block, status } = this.state;
    const { forID, classNameWrapper, setActiveStyle, setInactiveStyle } = this.props;
    const linkLabel =
      link === undefined ? undefined : (this.props.context.linkTargets().find(({ value }) => value === link)?.label ?? link);
    return (
      <div className={`${classNameWrapper} text-editor`} onFocus={setActiveStyle} onBlur={setInactiveStyle}>
        <Toolbar isMarkdown={isMarkdown} inTable={inTable} link={linkLabel} block={block} status={status} onAct={this.act} />
        {isMarkdown ? (
          <textarea
            id={forID}
            aria-label="Text as Markdown"
            className="text-editor-source"
            defaultValue={this.reported}
            onChange={({ target }) => this.report(target.value)}
          />
        ) : (
          <div ref={this.page} />
        )}
      </div>
    );
  }
}

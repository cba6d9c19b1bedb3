/** Style of the editor of texts, in both colour schemes; it uses the colours of `ui/style.ts`. */
export const textEditorStyle = `
  .text-editor { padding: 0 !important; color: var(--cms-ink); background: var(--cms-paper); }
  .text-editor-bar { position: sticky; z-index: 2; top: 0; display: flex; flex-wrap: wrap; gap: 4px; align-items: center; padding: 6px; border-bottom: 1px solid var(--cms-line); background: var(--cms-soft); }
  .text-editor .text-editor-bar button { width: auto; min-width: 34px; height: 34px; padding: 0 9px; border: 1px solid var(--cms-line); border-radius: 5px; background: var(--cms-paper); color: var(--cms-ink); font: 600 14px/1 system-ui, sans-serif; cursor: pointer; }
  .text-editor-bar button[aria-pressed="true"] { background: var(--cms-accent); color: var(--cms-on-fill); }
  .text-editor-bar button:focus-visible, .text-editor .directive button:focus-visible { outline: 3px solid var(--cms-accent); outline-offset: 1px; }
  .text-editor-page, .text-editor-source { color: var(--cms-ink); }
  .text-editor-page { box-sizing: border-box; min-height: 18rem; padding: 14px 18px; font: 16px/1.6 Georgia, serif; overflow-wrap: anywhere; }
  .text-editor .text-editor-page { outline: none; }
  .text-editor-page:focus-visible { box-shadow: inset 0 0 0 2px var(--cms-accent); }
  .text-editor-source { box-sizing: border-box; width: 100%; min-height: 28rem; padding: 14px 18px; border: 0; background: var(--cms-paper); font: 14px/1.5 ui-monospace, monospace; }
  .text-editor-page h2 { font-size: 22px; margin: 1.2em 0 0.4em; }
  .text-editor-page h3 { font-size: 18px; margin: 1em 0 0.4em; }
  .text-editor-page :is(p, blockquote, table) { margin: 0 0 0.8em; }
  .text-editor-page ul { list-style: disc; padding-left: 1.6em; }
  .text-editor-page ol { list-style: decimal; padding-left: 1.6em; }
  .text-editor-page a { color: var(--cms-accent); text-decoration: underline; }
  .text-editor-page blockquote { padding: 4px 0 4px 14px; border-left: 4px solid var(--cms-line); }
  .text-editor-page table { width: 100%; border-collapse: collapse; font-size: 15px; }
  .text-editor-page th, .text-editor-page td { min-width: 3rem; padding: 4px 8px; border: 1px solid var(--cms-line); vertical-align: top; }
  .text-editor-page th { background: var(--cms-soft); text-align: left; }
  .text-editor-page th p, .text-editor-page td p { margin: 0; }
  .text-editor-page pre { padding: 8px; background: var(--cms-soft); white-space: pre-wrap; }
  .text-editor .directive button { border: 1px solid var(--cms-line); border-radius: 5px; background: var(--cms-soft); color: inherit; cursor: pointer; }
  .text-editor div.directive { margin: 0 0 0.8em; text-align: center; }
  .text-editor div.directive button { padding: 8px 16px; font: 600 14px/1.3 system-ui, sans-serif; }
  .text-editor span.directive button { padding: 0 5px; font: 12px/1.5 system-ui, sans-serif; max-width: 18rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; vertical-align: baseline; }
  .text-editor .ProseMirror-selectednode { outline: 2px solid var(--cms-accent); }
  .text-editor .selectedCell { background: var(--cms-soft); }
  .ProseMirror { position: relative; white-space: break-spaces; }
  .ProseMirror-hideselection *::selection { background: transparent; }
`;

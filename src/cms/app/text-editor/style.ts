/** Style of the editor of texts, in both color schemes; it uses the colors of `ui/style.ts`. In a text, the browser's own. */
export const textEditorStyle = `
  .text-editor { color: var(--cms-ink); background: var(--cms-paper); }
  .text-editor-bars { position: sticky; z-index: 3; top: 0; }
  .text-editor-bars > div { display: flex; flex-wrap: wrap; gap: 4px; align-items: center; padding: 6px; border-bottom: 1px solid var(--cms-line); background: var(--cms-soft); }
  .text-editor .text-editor-bars button { min-width: 34px; padding: 6px 8px; font-size: 14px; background: var(--cms-paper); }
  .text-editor .text-editor-bars button[aria-pressed="true"] { background: var(--cms-accent); color: var(--cms-on-fill); }
  .text-editor-page { contain: inline-size; box-sizing: border-box; min-height: 18rem; padding: 14px 18px; font: 16px/1.6 Georgia, serif; overflow-wrap: anywhere; }
  .text-editor-count { position: sticky; bottom: 0; margin: 0; padding: 2px 18px; color: var(--cms-quiet); background: var(--cms-paper); font-size: 13px; }
  .text-editor .text-editor-find input { flex: 1 1 9rem; width: auto; padding: 6px 8px; }
  .text-editor textarea { min-height: 28rem; font: 14px/1.5 ui-monospace, monospace; }
  .text-editor-page * { all: revert; }
  .text-editor-page a { color: var(--cms-accent); }
  .text-editor-page table { width: 100%; border-collapse: collapse; }
  .text-editor-page :is(th, td) { min-width: 3rem; padding: 4px 8px; border: 1px solid var(--cms-line); text-align: left; vertical-align: top; }
  .text-editor-page :is(th, td, li) p { margin: 0; }
  .text-editor-page div.directive { margin: 0 0 1em; text-align: center; }
  .text-editor-page span.directive button { max-width: 18rem; padding: 0 5px; font: 12px/1.5 system-ui, sans-serif; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; vertical-align: bottom; }
  .text-editor-page .ProseMirror-selectednode { outline: 2px solid var(--cms-accent); }
  .text-editor-page .selectedCell { background: var(--cms-soft); }
  .text-editor-page .text-finding { text-decoration: underline wavy var(--cms-warning); text-decoration-skip-ink: none; }
  .text-editor-page .text-finding[data-severity="error"] { text-decoration-color: var(--cms-error); }
  .text-editor-page .ProseMirror-search-match { background: light-dark(#ffe9a8, #5a4a12); }
  .text-editor-page .ProseMirror-active-search-match { background: light-dark(#ffc94d, #8a6c00); }
  .ProseMirror { position: relative; white-space: break-spaces; }
  .ProseMirror-hideselection *::selection { background: transparent; }
`;

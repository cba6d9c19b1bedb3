/** Colors of what is ours in the CMS; they follow the scheme of the element around. */
export const colors = `
  :root {
    --cms-paper: light-dark(#fff, #16202a); --cms-back: light-dark(#eef0f4, #0d151d); --cms-soft: light-dark(#eceef2, #263340);
    --cms-line: light-dark(#c9cdd6, #4b5967); --cms-ink: light-dark(#15202b, #eef1f4); --cms-quiet: light-dark(#525c68, #b3bec9);
    --cms-accent: light-dark(#0b5a66, #7fc9d4); --cms-on-fill: light-dark(#fff, #0d151d);
    --cms-error: light-dark(#a4262c, #ff9d94); --cms-warning: light-dark(#6b4700, #f2cf7d);
  }
`;

/**
 * Style of our dialogs and fields on Sveltia's page; each begins with a class of ours. What a field that chooses from other
 * entries could add is not shown: it is saved together with the entry, so the check would refuse the entry that names it.
 */
export const fieldStyle = `
  ${colors}
  .cms-dialog { box-sizing: border-box; width: min(44rem, 94vw); max-height: 92vh; overflow: auto; padding: 20px 20px 0; border: 1px solid var(--cms-line); border-radius: 8px; color: var(--cms-ink); background: var(--cms-paper); font: 15px/1.5 system-ui, sans-serif; box-shadow: 0 8px 40px rgb(0 0 0 / 0.35); }
  .cms-dialog::backdrop { background: rgb(20 30 40 / 0.5); }
  .cms-dialog :is(h2, h3, p, li, label) { margin: 0 0 8px; font-size: inherit; }
  .cms-dialog a { color: var(--cms-accent); text-decoration: underline; }
  .cms-dialog ul { padding-left: 1.2em; list-style: disc; }
  .cms-dialog .buttons { display: flex; flex-wrap: wrap; gap: 8px; position: sticky; bottom: 0; margin: 0; padding: 12px 0 20px; background: var(--cms-paper); }
  .cms-dialog label { display: block; }
  .cms-dialog label > span { display: block; font-weight: 600; }
  .cms-dialog label:has([type="checkbox"]) { display: flex; flex-direction: row-reverse; justify-content: start; gap: 8px; }
  .cms-dialog fieldset { margin: 0 0 8px; padding: 0; border: 0; }
  .cms-dialog legend { padding: 0; font-weight: 600; }
  .cms-dialog .words { max-height: 24vh; overflow: auto; padding: 8px; border: 1px solid var(--cms-line); border-radius: 5px; }
  .cms-dialog .words span { font-weight: 400; }
  .cms-dialog label small { display: block; }
  .cms-dialog select[size] { height: min(22rem, 45vh); }
  .cms-dialog option { white-space: normal; }
  .cms-dialog pre { height: 36vh; margin: 0 0 8px; overflow: auto; padding: 8px; border: 1px solid var(--cms-line); border-radius: 5px; font: 13px/1.45 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
  :is(.cms-dialog, .cms-field) :is(input:not([type="checkbox"]), select, textarea) { box-sizing: border-box; width: 100%; padding: 8px; border: 1px solid var(--cms-line); border-radius: 5px; background: var(--cms-paper); color: var(--cms-ink); font: inherit; }
  :is(.cms-dialog, .cms-field) button { padding: 7px 16px; border: 1px solid var(--cms-line); border-radius: 5px; background: var(--cms-soft); color: var(--cms-ink); font: inherit; font-weight: 600; cursor: pointer; }
  .cms-dialog button:first-of-type { border-color: var(--cms-accent); background: var(--cms-accent); color: var(--cms-on-fill); }
  :is(.cms-dialog, .cms-field) :focus-visible { outline: 3px solid var(--cms-accent); outline-offset: 1px; }
  .cms-field { font: 15px/1.5 system-ui, sans-serif; color: var(--cms-ink); }
  .cms-field label { display: block; margin-bottom: 8px; }
  .cms-check { position: fixed; z-index: 11; bottom: 52px; display: flex; gap: 8px; align-items: center; max-width: min(30rem, 88vw); padding: 4px 12px; border: 1px solid var(--cms-line); border-radius: 5px; background: var(--cms-paper); font-size: 13px; }
  .cms-field.cms-check button { flex: none; padding: 4px 8px; }
  [data-field-type="relation"] [aria-haspopup="dialog"] { display: none; }
  .cms-note { padding: 8px 12px; border: 2px solid var(--cms-accent); background: var(--cms-paper); }
`;

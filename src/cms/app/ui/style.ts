import { colours } from "./colours";
import { shellStyle } from "./shell-style";

/** Style of Decap's pages, and of our dialogs and banners on them. */
export const uiStyle = `
  ${colours}
  ${shellStyle}
  .cms-dialog, .choice, .backup-banner { box-sizing: border-box; color: var(--cms-ink); background: var(--cms-paper); font: 15px/1.5 system-ui, sans-serif; box-shadow: 0 8px 40px rgb(0 0 0 / 0.35); }
  .cms-dialog { width: min(44rem, 94vw); max-height: 92vh; overflow: auto; padding: 20px 20px 0; border: 1px solid var(--cms-line); border-radius: 8px; }
  .cms-dialog:has(.two-texts, .versions) { width: min(70rem, 94vw); }
  .cms-dialog::backdrop { background: rgb(20 30 40 / 0.5); }
  .cms-dialog h2 { margin: 0 0 8px; font-size: 18px; }
  .cms-dialog a, .backup-banner a { color: var(--cms-accent); text-decoration: underline; }
  .cms-dialog ul { padding-left: 1.2em; }
  .cms-dialog .buttons { display: flex; flex-wrap: wrap; gap: 8px; position: sticky; bottom: 0; margin: 4px 0 0; padding: 12px 0 20px; background: inherit; }
  .cms-dialog button, .backup-banner button, .choice button { padding: 7px 16px; border: 1px solid var(--cms-line); border-radius: 5px; background: var(--cms-soft); color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
  .cms-dialog button.primary, .backup-banner button.primary, .choice button.primary { border-color: var(--cms-accent); background: var(--cms-accent); color: var(--cms-on-fill); }
  .cms-dialog :focus-visible, .backup-banner :focus-visible, .choice :focus-visible { outline: 3px solid var(--cms-accent); outline-offset: 2px; }
  .cms-dialog .reasons { max-height: 40vh; overflow: auto; white-space: pre-wrap; font: inherit; }
  .cms-dialog .versions { max-height: 24vh; overflow: auto; padding-left: 1.6em; }
  .cms-dialog .versions + pre { height: 40vh; overflow: auto; padding: 8px; border: 1px solid var(--cms-line); white-space: pre-wrap; font: 13px/1.45 ui-monospace, monospace; }
  .cms-dialog img { display: block; max-width: 100%; max-height: 40vh; margin-bottom: 12px; }
  .cms-dialog .files { columns: 18rem; }
  .cms-dialog [role="alert"] { color: var(--cms-error); font-weight: 600; }
  .cms-dialog .work { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 0; }
  .cms-dialog .work dt { font-weight: 600; }
  .cms-dialog .work dd { margin: 0; }
  .doi-field { display: flex; flex-wrap: wrap; gap: 8px; }
  .doi-field > input { flex: 1 1 14rem; width: auto; }
  .doi-field > button { padding: 0 14px; border: 1px solid var(--cms-line); border-radius: 5px; background: var(--cms-soft); color: var(--cms-ink); font: 600 14px/1 system-ui, sans-serif; cursor: pointer; }
  .doi-field > button:focus-visible { outline: 3px solid var(--cms-accent); outline-offset: 2px; }
  .two-texts { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
  .two-texts h3 { margin: 8px 0; font-size: 15px; }
  .two-texts pre { height: 50vh; margin: 0; overflow: auto; padding: 8px; border: 1px solid var(--cms-line); border-radius: 5px; font: 13px/1.45 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
  .two-texts mark { display: block; color: inherit; }
  .two-texts .theirs mark { background: var(--cms-removed); }
  .two-texts .own mark { background: var(--cms-added); }
  @media (max-width: 44rem) { .two-texts { grid-template-columns: 1fr; } .two-texts pre { height: 26vh; } }
  .backup-banner { position: fixed; z-index: 1000; inset: auto 12px 12px; max-width: 46rem; margin: 0 auto; padding: 12px 16px; border: 2px solid var(--cms-accent); border-radius: 8px; }
  .backup-banner p { margin: 0 0 6px; font-weight: 600; }
  .backup-banner ul { margin: 0; padding: 0; list-style: none; }
  .backup-banner li { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 4px 0; }
  .backup-banner li > span { flex: 1 1 16rem; }
`;

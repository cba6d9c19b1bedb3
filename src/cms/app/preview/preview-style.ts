import { colours } from "../ui/style";

/** Style of the preview around the page. */
export const previewStyle = `
  ${colours}
  :root { color-scheme: light dark; }
  html, body, body > div { height: 100%; margin: 0; }
  .preview { display: flex; flex-direction: column; height: 100vh; font: 14px/1.45 system-ui, sans-serif; color: var(--cms-ink); background: var(--cms-back); }
  .bar { display: flex; flex-wrap: wrap; gap: 8px 16px; padding: 8px 12px; border-bottom: 1px solid var(--cms-line); background: var(--cms-paper); }
  .bar [role="group"] { display: flex; }
  .bar button { padding: 5px 12px; border: 1px solid var(--cms-edge); background: var(--cms-paper); color: inherit; font: inherit; text-transform: capitalize; cursor: pointer; }
  .bar button:first-child { border-radius: 6px 0 0 6px; }
  .bar button:last-child { border-radius: 0 6px 6px 0; }
  .bar button + button { margin-left: -1px; }
  .bar button[aria-pressed="true"] { background: var(--cms-accent); border-color: var(--cms-accent); color: var(--cms-on-fill); }
  .bar button:focus-visible { outline: 3px solid var(--cms-accent); outline-offset: 2px; }
  .columns { display: grid; flex: 1; min-height: 0; grid-template: minmax(0, 1fr) minmax(0, auto) / minmax(0, 1fr); }
  .stage { position: relative; overflow: hidden; }
  .stage iframe { display: block; margin: 0 auto; border: 0; background: #fff; transform-origin: 0 0; }
  .findings { max-height: 32vh; overflow: auto; padding: 12px 16px; border-top: 1px solid var(--cms-line); background: var(--cms-paper); }
  .findings h2 { margin: 0 40px 0 0; font: inherit; font-weight: 600; }
  .findings ul { margin: 8px 0 0; padding: 0; list-style: none; }
  .findings li { padding: 8px 0 8px 12px; border-left: 3px solid var(--cms-warning); margin-bottom: 6px; }
  .findings li[data-severity="error"] { border-color: var(--cms-error); }
  .findings details a { display: block; }
  .findings a { color: var(--cms-accent); }
  .findings p { margin: 4px 0; }
  .findings > p { margin-right: 40px; }
  .counters { margin: 12px 0 0; }
  .counters div { display: flex; justify-content: space-between; gap: 8px; }
  .counters dd { margin: 0; text-align: right; }
  .counters [data-outside] dd { color: var(--cms-error); font-weight: 600; }
  .findings h3 { margin: 16px 0 6px; font: inherit; font-weight: 600; }
  .search-result p { margin: 0; overflow-wrap: anywhere; }
  .search-result .url { color: var(--cms-quiet); font-size: 12px; }
  .search-result .title { color: var(--cms-accent); font-size: 17px; line-height: 1.3; }
  .search-result .description { font-size: 13px; }
  .open-graph { display: block; width: 100%; height: auto; border: 1px solid var(--cms-line); border-radius: 6px; }
  .findings small { display: block; color: var(--cms-quiet); }
  @media (min-width: 44rem) {
    .columns { grid-template: minmax(0, 1fr) / minmax(0, 1fr) 16rem; }
    .findings { max-height: none; border-top: 0; border-left: 1px solid var(--cms-line); }
  }
`;

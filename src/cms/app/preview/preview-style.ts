import files from "../../../styles/font-files.json";
import { colors } from "../ui/style";

/** Style of the preview around the page, whose width in the pane is a ratio of two lengths: the tangent of their angle. */
export const previewStyle = `
  ${colors}
  @font-face { font-family: Newsreader; src: url(${files.serif}); font-weight: 400 500; }
  @font-face { font-family: "Hanken Grotesk"; src: url(${files.sans}); font-weight: 400 600; }
  :root { color-scheme: light dark; }
  html, body, body > div { height: 100%; margin: 0; }
  .preview { display: flex; flex-direction: column; height: 100vh; font: 14px/1.45 system-ui, sans-serif; color: var(--cms-ink); background: var(--cms-back); }
  .bar { display: flex; flex-wrap: wrap; gap: 8px 16px; padding: 8px 12px; border-bottom: 1px solid var(--cms-line); background: var(--cms-paper); }
  .columns { display: grid; flex: 1; min-height: 0; grid-template: minmax(0, 1fr) minmax(0, auto) / minmax(0, 1fr); }
  .stage { container-type: size; overflow: hidden; }
  .stage iframe { --scale: min(1, tan(atan2(100cqw, var(--width)))); display: block; width: var(--width); height: calc(100cqh / var(--scale)); margin-inline: max(0px, (100cqw - var(--width)) / 2); border: 0; background: #fff; transform: scale(var(--scale)); transform-origin: 0 0; }
  .findings { max-height: 32vh; overflow: auto; padding: 12px 16px; border-top: 1px solid var(--cms-line); background: var(--cms-paper); }
  .findings :is(h2, h3) { margin: 0 40px 6px 0; font: inherit; font-weight: 600; }
  .findings ul { margin: 8px 0 0; padding: 0; list-style: none; }
  .findings li { padding: 8px 0 8px 12px; border-left: 3px solid var(--cms-warning); margin-bottom: 6px; }
  .findings li[data-severity="error"] { border-color: var(--cms-error); }
  .findings a { color: var(--cms-accent); }
  .findings li button { padding: 0; border: 0; background: none; color: inherit; font: inherit; font-weight: 600; text-decoration: underline; cursor: pointer; }
  .findings details a { display: block; }
  .findings p { margin: 4px 0; overflow-wrap: anywhere; }
  .search-result .url { color: var(--cms-quiet); font-size: 12px; }
  .search-result .title { color: var(--cms-accent); font-size: 17px; line-height: 1.3; }
  .search-result .description { font-size: 13px; }
  @media (min-width: 44rem) {
    .columns { grid-template: minmax(0, 1fr) / minmax(0, 1fr) 16rem; }
    .findings { max-height: none; border-top: 0; border-left: 1px solid var(--cms-line); }
  }
`;

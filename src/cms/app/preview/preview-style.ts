/** Style of the preview around the page. Plain CSS, because Decap puts it into the head of the frame. */
export const previewStyle = `
  html, body, body > div, .frame-root, .frame-content { height: 100%; margin: 0; }
  .preview { display: flex; flex-direction: column; height: 100vh; font: 14px/1.45 system-ui, sans-serif; color: #15202b; background: #f3efe6; }
  .bar { display: flex; flex-wrap: wrap; gap: 8px 16px; padding: 8px 12px; border-bottom: 1px solid #dcd7cb; background: #fff; }
  .bar [role="group"] { display: flex; }
  .bar button { padding: 5px 12px; border: 1px solid #7d7a70; background: #fff; color: inherit; font: inherit; text-transform: capitalize; cursor: pointer; }
  .bar button:first-child { border-radius: 6px 0 0 6px; }
  .bar button:last-child { border-radius: 0 6px 6px 0; }
  .bar button + button { margin-left: -1px; }
  .bar button[aria-pressed="true"] { background: #0b5a66; border-color: #0b5a66; color: #fff; }
  .bar button:focus-visible { outline: 3px solid #0b5a66; outline-offset: 2px; }
  .columns { display: grid; flex: 1; min-height: 0; grid-template: minmax(0, 1fr) minmax(0, auto) / minmax(0, 1fr); }
  .stage { position: relative; overflow: hidden; }
  .stage iframe { display: block; margin: 0 auto; border: 0; background: #fff; transform-origin: 0 0; }
  .findings { max-height: 32vh; overflow: auto; padding: 12px 16px; border-top: 1px solid #dcd7cb; background: #fff; }
  .findings h2 { margin: 0 40px 0 0; font: inherit; font-weight: 600; }
  .findings ul { margin: 8px 0 0; padding: 0; list-style: none; }
  .findings li { padding: 8px 0 8px 12px; border-left: 3px solid #9a5f00; margin-bottom: 6px; }
  .findings li[data-severity="error"] { border-color: #a4262c; }
  .findings button { padding: 0; border: 0; background: none; color: #0b5a66; font: inherit; text-decoration: underline; cursor: pointer; }
  .findings p { margin: 4px 0; }
  .counters { margin: 12px 0 0; }
  .counters div { display: flex; justify-content: space-between; gap: 8px; }
  .counters dd { margin: 0; text-align: right; }
  .search-result { margin-top: 12px; }
  .findings small { display: block; color: #4c5a66; }
  @media (min-width: 44rem) {
    .columns { grid-template: minmax(0, 1fr) / minmax(0, 1fr) 16rem; }
    .findings { max-height: none; border-top: 0; border-left: 1px solid #dcd7cb; }
  }
`;

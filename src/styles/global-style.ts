import { createGlobalStyle } from "styled-components";
import { fontFaces } from "./fonts";
import { lazyLayout, media } from "./mixins";
import { tokens } from "./tokens";

/** Tokens, fonts and element styles for every page. */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  ${tokens}
  *, ::before, ::after { box-sizing: border-box; }
  html {
    scroll-padding-top: calc(var(--header) + var(--space-5));
    -webkit-text-size-adjust: 100%;
    background: var(--paper);
  }
  @media screen {
    body { container: page / inline-size; }
  }
  /* Not if a link can lead into its folded text: Chrome unfolds that and does not scroll to it before the layout. */
  main section ~ section:not(:has(details [id])) {
    ${lazyLayout("40rem")}
  }
  ${media.motion} {
    html { scroll-behavior: smooth; }
    @view-transition { navigation: auto; }
    /* An article's picture moves from its card to its page, below the header. */
    [data-moves] { view-transition-name: attr(data-moves type(<custom-ident>)); }
    ::view-transition-old(*), ::view-transition-new(*) { height: 100%; object-fit: cover; }
  }
  /* A smooth scroll misses its target where parts are laid out on its way. */
  ${media.phone} {
    html { scroll-behavior: auto; scroll-padding-bottom: calc(var(--bar) + var(--space-4)); }
  }
  body {
    margin: 0;
    color: var(--ink);
    font: 400 var(--text-m)/1.62 var(--sans);
    overflow-wrap: break-word;
  }
  h1, h2 {
    font: 450 var(--head-l) / 1.1 var(--serif);
    letter-spacing: -0.018em;
  }
  h1 { font-size: var(--head-xl); }
  h3 { font: 600 var(--head-n) / 1.3 var(--sans); }
  h1, h2, h3 { margin: 0; text-wrap: balance; }
  p, li { margin: 0; text-wrap: pretty; }
  dl, dd, figure, blockquote { margin: 0; }
  nav :is(ul, ol) { margin: 0; padding: 0; list-style: none; }
  b, strong { font-weight: 600; }
  a { color: var(--link); text-underline-offset: 0.18em; text-decoration-thickness: from-font; }
  /* An address is on one line where it can be, and never wider than a phone. */
  a[href^="mailto:"] { display: inline-block; overflow-wrap: anywhere; }
  img, svg { display: block; max-width: 100%; height: auto; }
  :focus-visible { outline: 3px solid var(--link); outline-offset: 3px; }
  ::selection { background: var(--cta); color: var(--cta-ink); }
  no-break { white-space: nowrap; }
  ${media.largeText} {
    no-break { display: inline-block; white-space: normal; }
  }
  li::marker { color: var(--soft); }
  summary { cursor: pointer; }
  summary h3 { display: inline; }
  :is(a, button, summary):active { opacity: 0.7; }
  @media (forced-colors: active) {
    summary { color: CanvasText; }
    summary::after { border-color: CanvasText; }
  }
  @media print {
    @page { margin: 16mm 18mm 18mm; }
    :root {
      color-scheme: light;
      font-size: 75%;
      --paper: #fff; --raised: #fff; --sunken: #fff; --ink: #000; --soft: #333; --link: #000; --line: #999;
      --text-xs: 1rem;
      --text-s: 1rem;
      --text-n: 1.0625rem;
      --head-xl: 2.75rem;
      --head-m: 1.75rem;
      --head-l: 1.75rem;
      --gutter: 0rem;
      --space-7: 2rem;
      --space-8: 2.5rem;
    }
    body { line-height: 1.5; }
    nav, footer, audio, button { display: none !important; }
    summary { list-style: none; }
    details::details-content { content-visibility: visible; }
    a { text-decoration-color: var(--line); }
    h1, h2, h3, summary, header, tr:nth-last-child(2) { break-after: avoid; }
    li, tr, blockquote, figure, [role=note] { break-inside: avoid; }
    p { orphans: 3; widows: 3; }
  }
`;

import { css } from "styled-components";
import files from "./font-files.json";

/**
 * Our two families, and system fonts stretched to their widths and heights, so that nothing moves when ours arrive.
 * The ratios were measured in the browser over a paragraph of our own text: Newsreader against Liberation Serif
 * (as wide as Times New Roman), Hanken Grotesk against Liberation Sans (as wide as Arial).
 * They are not preloaded: browsers hold the first paint back for a preloaded font, and the text can be read before.
 */
export const fontFaces = css`
  @font-face {
    font-family: Newsreader;
    src: url(${files.serif}) format("woff2");
    font-weight: 400 500;
    font-display: swap;
  }
  @font-face {
    font-family: Newsreader;
    font-style: italic;
    src: url(${files.serifItalic}) format("woff2");
    font-weight: 400 500;
    font-display: swap;
  }
  @font-face {
    font-family: "Hanken Grotesk";
    src: url(${files.sans}) format("woff2");
    font-weight: 400 600;
    font-display: swap;
  }
  @font-face {
    font-family: "Newsreader Fallback";
    src: local("Times New Roman"), local("Liberation Serif");
    size-adjust: 104.2%;
    ascent-override: 71%;
    descent-override: 25.9%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: "Hanken Fallback";
    src: local("Arial"), local("Liberation Sans"), local("Roboto");
    size-adjust: 100.9%;
    ascent-override: 99.1%;
    descent-override: 29.7%;
    line-gap-override: 0%;
  }
`;

import { css } from "styled-components";
import files from "./font-files.json";

/**
 * The two font families, and fallbacks with adjusted metrics, measured in a browser over a paragraph of the site, so that
 * nothing shifts when the web fonts load.
 */
export const fontFaces = css`
  @font-face {
    font-family: Newsreader;
    src: url(${files.serif}) format("woff2");
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

import styled from "styled-components";
import { routes } from "../../../site/routes";
import { GlobalStyle } from "../../../styles/global-style";
import { plainList } from "../../../styles/mixins";

/** Widths at which pages are looked at, in CSS pixels. */
const widths = [320, 390, 768, 1024, 1280, 1920];
const HEIGHT = 900;

export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

/** The style guide of both schemes at every width, each in a frame that scrolls. */
export function StyleguideFrames() {
  return (
    <Main>
      <GlobalStyle />
      <h1>Style guide</h1>
      <p>
        Alone on a page:{" "}
        {schemes.map((scheme) => (
          <a key={scheme} href={routes.styleguideOf(scheme)}>
            {scheme}
          </a>
        ))}
      </p>
      <List>
        {widths.flatMap((width) =>
          schemes.map((scheme) => (
            <li key={`${width} ${scheme}`}>
              <h2>
                {width} px, {scheme}
              </h2>
              <iframe
                src={routes.styleguideOf(scheme)}
                title={`${scheme} scheme, ${width} pixels wide`}
                width={width}
                height={HEIGHT}
                loading="lazy"
              />
            </li>
          )),
        )}
      </List>
    </Main>
  );
}

const Main = styled.main`
  display: grid;
  gap: var(--space-5);
  padding: var(--space-6);
  p a {
    margin-right: var(--space-4);
  }
`;

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: var(--space-6);
  iframe {
    border: 1px solid var(--edge);
  }
`;

import { renderToStaticMarkup } from "react-dom/server";
import styled, { createGlobalStyle, ServerStyleSheet, StyleSheetContext } from "styled-components";
import { RulesOnce, rulesOnce } from "../../../../src/publish/ssr/rules-once";

const Global = createGlobalStyle`body { margin: 0; }`;
const Box = styled.p<{ $wide?: boolean }>`
  color: red;
  ${({ $wide }) => $wide && "width: 100%;"}
  &:hover {
    color: blue;
  }
`;
const Inner = styled(Box)`
  ${Box} > & {
    padding: 0;
  }
`;

/** A page's HTML and CSS, as Gatsby's plugin has them made: with a style sheet of its own. */
function page(element: React.ReactElement): string {
  const sheet = new ServerStyleSheet();
  try {
    return renderToStaticMarkup(sheet.collectStyles(element)) + sheet.getStyleTags();
  } finally {
    sheet.seal();
  }
}

describe("RulesOnce", () => {
  const pages = [
    <>
      <Global />
      <Box />
      <Inner />
    </>,
    <Box key="wide" $wide />,
    <>
      <Inner $wide />
      <Box />
      <Global />
    </>,
  ];

  it("changes nothing of a page, whatever pages came before", () => {
    const plain = pages.map((element) => page(element));
    expect(plain[0]).toMatch(/:hover\{color:blue;\}/);
    for (let round = 0; round < 2; round += 1) expect(pages.map((element) => page(<RulesOnce>{element}</RulesOnce>))).toEqual(plain);
  });

  it("has the rules of a component made once for all pages", () => {
    const asked: string[] = [];
    const stylis = Object.assign(
      (css: string, selector?: string) => {
        asked.push(css);
        return [`${selector}{${css}}`];
      },
      { hash: "" },
    );
    const drawn = () =>
      page(
        <StyleSheetContext.Consumer>
          {(context) => (
            <StyleSheetContext value={{ ...context, stylis }}>
              <RulesOnce>
                <Box />
              </RulesOnce>
            </StyleSheetContext>
          )}
        </StyleSheetContext.Consumer>,
      );
    expect(drawn()).toBe(drawn());
    expect(asked).toHaveLength(1);
  });
});

describe("rulesOnce", () => {
  it("tells apart every part of the question", () => {
    const toRules = Object.assign((...question: unknown[]) => [question.join(" ")], { hash: "12" });
    const once = rulesOnce(toRules);
    expect(once.hash).toBe("12");
    const questions = [["a"], ["a", ".b"], ["a", ".b", "c"], ["a", ".b", "c", "d"], ["a.b"], ["a", ".c"]] as const;
    for (const [css, selector, prefix, id] of [...questions, ...questions])
      expect(once(css, selector, prefix, id)).toEqual(toRules(...[css, selector, prefix, id]));
    expect(rulesOnce(toRules)).toBe(once);
  });
});

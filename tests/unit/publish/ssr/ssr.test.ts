import { publishedCss } from "../../../../src/publish/ssr/page-policy";

it("removes what styled-components adds for hydration, and leaves rules and generated content", () => {
  const css = `.a{\n  color:red;}/*!sc*/\n.b::before{content:"";}/*!sc*/\ndata-styled.g1[id="sc-a"]{content:"a,b,"}/*!sc*/\n@media (min-width:48em){.a{color:green;}}/*!sc*/`;
  expect(publishedCss(css)).toBe('.a{color:red;}.b::before{content:"";}@media (min-width:48em){.a{color:green;}}');
});

import { pageEnd, pageStart, staticBody } from "../../../../src/publish/ssr/static-body";
import { publishedCss } from "../../../../src/publish/ssr/page-policy";

it("removes what styled-components adds for hydration, and leaves rules and generated content", () => {
  const css = `.a{\n  color:red;}/*!sc*/\n.b::before{content:"";}/*!sc*/\ndata-styled.g1[id="sc-a"]{content:"a,b,"}/*!sc*/\n@media (min-width:48em){.a{color:green;}}/*!sc*/`;
  expect(publishedCss(css)).toBe('.a{color:red;}.b::before{content:"";}@media (min-width:48em){.a{color:green;}}');
});

it("removes Gatsby's wrappers, and refuses a page that was rendered in another way", () => {
  const [start, end] = [pageStart, pageEnd].map((id) => `<template id="${id}"></template>`) as [string, string];
  expect(staticBody(`<div style="outline:none">${start}<p>${end}</p>${end}</div><div id="announcer"></div>`)).toBe(`<p>${end}</p>`);
  for (const markup of ["<main>Page</main>", `<main>Page</main>${end}`, `${start}<main>Page</main>`, `${end}<main>Page</main>${start}`])
    expect(() => staticBody(markup)).toThrow("the page was rendered without its start and end elements");
});

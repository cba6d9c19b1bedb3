import { createHash } from "crypto";
import { pageEnd, pageStart, staticBody } from "../../../../src/publish/ssr/static-body";
import { hashSource, pagePolicy, publishedCss } from "../../../../src/publish/ssr/page-styles";

describe("publishedCss", () => {
  it("removes comments and class lists of styled-components, and leaves the rules", () => {
    const css = `.a{color:red;}/*!sc*/\n.b:hover{color:blue;}/*!sc*/\ndata-styled.g1[id="sc-a"]{content:"a,b,"}/*!sc*/\n@media (min-width:48em){.a{color:green;}}/*!sc*/`;
    expect(publishedCss(css)).toBe(".a{color:red;}.b:hover{color:blue;}@media (min-width:48em){.a{color:green;}}");
  });

  it("leaves generated content of components", () => {
    expect(publishedCss('.a::after{content:"";}/*!sc*/\n.b::before{content:counter(benefit);}')).toBe(
      '.a::after{content:"";}.b::before{content:counter(benefit);}',
    );
  });

  it("returns empty CSS for empty CSS, and changes nothing the second time", () => {
    expect(publishedCss("")).toBe("");
    const once = publishedCss(".a{\n  color: red;\n}\n");
    expect(once).toBe(".a{color: red;}");
    expect(publishedCss(once)).toBe(once);
  });
});

describe("staticBody", () => {
  const start = `<template id="${pageStart}"></template>`;
  const end = `<template id="${pageEnd}"></template>`;

  it("removes the wrappers around the page", () => {
    expect(staticBody(`<div style="outline:none">${start}<main>Page</main>${end}</div><div id="announcer"></div>`)).toBe(
      "<main>Page</main>",
    );
    expect(staticBody(`${start}${end}`)).toBe("");
  });

  it("ends at the last end element", () => {
    expect(staticBody(`${start}<p>${end}</p>${end}`)).toBe(`<p>${end}</p>`);
  });

  it.each([
    ["neither element", "<main>Page</main>"],
    ["no start", `<main>Page</main>${end}`],
    ["no end", `${start}<main>Page</main>`],
    ["the end before the start", `${end}<main>Page</main>${start}`],
  ])("throws for %s", (_, markup) => {
    expect(() => staticBody(markup)).toThrow("the page was rendered without its start and end elements");
  });
});

describe("hashSource", () => {
  it("is the known hash of a known text", () => {
    // The example of the specification, https://www.w3.org/TR/CSP3/#external-hash.
    expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
    expect(hashSource("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });

  it("hashes the bytes of UTF-8", () => {
    const bytes = createHash("sha256").update(Buffer.from("content:“é”", "utf8")).digest("base64");
    expect(hashSource("content:“é”")).toBe(`'sha256-${bytes}'`);
  });
});

describe("pagePolicy", () => {
  const directives = (policy: string) =>
    new Map(policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1).join(" ")]));

  it("allows the page's own CSS by its hash, and nothing by default", () => {
    const policy = directives(pagePolicy(".a{}", { hasSound: false }));
    expect(policy.get("default-src")).toBe("'none'");
    expect(policy.get("connect-src")).toBe("'self'");
    expect(policy.get("style-src")).toBe(hashSource(".a{}"));
    expect(policy.get("img-src")).toBe("'self'");
    expect(policy.get("font-src")).toBe("'self'");
    expect(policy.get("base-uri")).toBe("'none'");
    expect(policy.get("form-action")).toBe("'none'");
  });

  it("allows sounds of this site only on a page that has one", () => {
    expect(directives(pagePolicy(".a{}", { hasSound: true })).get("media-src")).toBe("'self'");
    expect(directives(pagePolicy(".a{}", { hasSound: false })).has("media-src")).toBe(false);
  });

  it("allows no scripts and nothing unsafe", () => {
    const policy = pagePolicy(".a{}", { hasSound: false });
    expect(policy).not.toMatch(/script-src|unsafe|\*|https?:|data:/);
  });

  it("names each directive once", () => {
    const names = pagePolicy(".a{}", { hasSound: false })
      .split("; ")
      .map((part) => part.split(" ")[0]);
    expect(new Set(names).size).toBe(names.length);
  });
});

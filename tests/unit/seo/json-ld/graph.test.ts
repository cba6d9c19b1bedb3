import { graph, serializeGraph } from "../../../../src/seo/json-ld/graph";
import { siteNodes } from "../../../../src/seo/json-ld/site";
import { site } from "./samples";

describe("serializeGraph", () => {
  const named = (name: string) => graph([{ "@type": "CreativeWork", name }]);

  it.each(["</script><script>alert(1)</script>", "<!--<script>", "\u2028 and \u2029", `"quotes" and \\ backslashes`, "& é 👉"])(
    "escapes what could end the element or a line in %j, and parses back",
    (name) => {
      const text = serializeGraph(named(name));
      expect(text).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", "@graph": [{ "@type": "CreativeWork", name }] });
    },
  );

  it("writes one schema.org graph", () => {
    expect(JSON.parse(serializeGraph(graph(siteNodes(site))))).toMatchObject({
      "@context": "https://schema.org",
      "@graph": [{ "@type": "Organization" }, { "@type": "WebSite" }],
    });
  });
});

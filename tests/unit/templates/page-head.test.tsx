import { pageHead } from "../../../src/templates/page-head";
import { renderHtml } from "../components/render-html";
import { site } from "../samples";

it("structured data cannot close its element, and is what was given", () => {
  const work = { "@type": "CreativeWork", name: `</script><script>alert(1)</script> & "quoted" 'too' \u2028 <!-- é` };
  const $ = renderHtml(pageHead({ site, path: "/blog/a/", title: "T", description: "D", nodes: [work] }));
  expect($("script")).toHaveLength(1);
  const { "@graph": nodes } = JSON.parse($("script").text()) as { "@graph": object[] };
  expect(nodes.at(-1)).toEqual(work);
});

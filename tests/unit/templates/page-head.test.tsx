import { renderToStaticMarkup } from "react-dom/server";
import { breadcrumbs } from "../../../src/site/breadcrumbs";
import { pageHead } from "../../../src/templates/page-head";
import { site } from "../samples";

const page = { site, path: "/faq/", title: "Questions", description: "All of them." };
const htmlOf = (head: Parameters<typeof pageHead>[0]) => renderToStaticMarkup(pageHead(head));
const nodesOf = (html: string) => {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  return text && (JSON.parse(text) as { "@graph": { "@type": string }[] })["@graph"].map((node) => node["@type"]);
};

describe("pageHead", () => {
  it("has title, description, canonical URL and the site's name", () => {
    const html = htmlOf(page);
    expect(html).toContain("<title>Questions</title>");
    expect(html).toContain('<meta name="description" content="All of them."/>');
    expect(html).toContain('<link rel="canonical" href="https://site.example/faq/"/>');
    expect(html).toContain('<meta property="og:site_name" content="The Brand"/>');
    expect(html).toContain('<meta property="og:type" content="website"/>');
  });

  it("orders JSON-LD nodes: the site, what the page refers to, the page, breadcrumbs, content", () => {
    const thing = { "@type": "Thing", name: "N", url: "https://site.example/" };
    const work = { "@type": "CreativeWork", name: "W" };
    const html = htmlOf({
      ...page,
      breadcrumbs: breadcrumbs.page("FAQ", "/faq/"),
      relatedNodes: [thing],
      nodes: [work],
      kind: "AboutPage",
    });
    expect(nodesOf(html)).toEqual(["Organization", "WebSite", "Thing", "AboutPage", "BreadcrumbList", "CreativeWork"]);
  });

  it("has neither structured data nor a canonical URL on a noindex page", () => {
    const html = htmlOf({ ...page, noindex: true });
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain("canonical");
    expect(nodesOf(html)).toBeUndefined();
  });

  it("describes an article as an article", () => {
    const html = htmlOf({ ...page, article: { published: "2025-07-24", modified: "2025-07-25", section: "Memory", author: "A" } });
    expect(html).toContain('<meta property="og:type" content="article"/>');
    expect(html).toContain('<meta property="article:modified_time" content="2025-07-25"/>');
  });
});

import { listArticleFiles } from "../../../src/gatsby/article-files";

const site = {
  url: "https://site.example",
  brand: "Brand",
  description: "D",
  author: "The editors",
  copyright: "© 2025",
  affiliateLink: "https://seller.example/",
  disclosure: "We earn.",
  disclosurePage: { title: "Disclaimer", path: "/disclaimer/" },
};
const categories = [{ label: "focus" }, { label: "memory" }];
const posts = Array.from({ length: 200 }, (_, i) => ({
  id: `id-${i}`,
  slug: `post-${i}`,
  path: `/blog/post-${i}/`,
  title: `Post ${i}`,
  excerpt: "E",
  inShort: null,
  date: "2025-09-10",
  updated: null,
  changes: null,
  htmlAst: { type: "root", children: [] },
  closingButton: null,
  figures: [],
  parent: { rawMarkdownBody: "Said.:ref{id=second-2001} :claim{id=weather}\r\n" },
  category: { label: i % 2 ? "memory" : "focus" },
  faq: [],
  references: ["second-2001", "first-1999"].map((key) => ({
    key,
    authors: "A.",
    year: "2001",
    title: key,
    source: "S",
    doi: null,
    caveat: "C.",
  })),
  claims: [{ key: "weather", says: "study", evidence: "limited" }],
}));

describe("listArticleFiles", () => {
  const queriedIds: string[][] = [];
  const graphql = (_query: string, { ids = [] }: { readonly ids?: string[] } = {}) => {
    queriedIds.push(ids);
    const found = ids.map((id) => posts.find((post) => post.id === id));
    return Promise.resolve({ siteSettings: site, allCategory: { nodes: categories }, allPost: { nodes: posts }, posts: found } as never);
  };

  it("makes a feed and llms.txt with a limited number of articles, and queries the trees of those in the feed", async () => {
    const list = await listArticleFiles(graphql);
    expect([...list.keys()].filter((path) => !path.endsWith(".md")).sort()).toEqual(["/feed.xml", "/llms.txt"]);
    expect(queriedIds.map(({ length }) => length)).toEqual([0]);
    expect((await list.get("/feed.xml")?.make())?.match(/<item>/g)).toHaveLength(30);
    expect((await list.get("/llms.txt")?.make())?.match(/^- .*\.md\)/gm)).toHaveLength(100);
    expect(queriedIds.map(({ length }) => length)).toEqual([0, 30]);
  });

  it("exports each article as Markdown, with its claims' labels and its references in the order of their numbers", async () => {
    const text = await (await listArticleFiles(graphql)).get("/blog/post-7.md")?.make();
    expect(text).toContain("category: memory\n");
    expect(text).toContain("Said.[^second-2001] (Limited evidence)");
    expect(text).toMatch(/\[\^second-2001\]: .*\n\[\^first-1999\]: /);
  });
});

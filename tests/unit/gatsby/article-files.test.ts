import { strictGraphql } from "../../../src/gatsby/strict-graphql";
import { buildFeeds } from "../../../src/gatsby/write-feeds";

const site = {
  url: "https://site.example",
  brand: "Brand",
  description: "D",
  author: "The editors",
  copyright: "© 2025",
  affiliateLink: "https://seller.example/",
  disclosure: "We earn.",
};
const categories = ["focus", "memory"].map((slug) => ({
  slug,
  label: slug,
  description: `About ${slug}.`,
  path: `/blog/category/${slug}/`,
}));
const posts = Array.from({ length: 200 }, (_, i) => ({
  slug: `post-${i}`,
  path: `/blog/post-${i}/`,
  title: `Post ${i}`,
  excerpt: "E",
  inShort: null,
  date: "2025-09-10",
  updated: null,
  changes: null,
  htmlAst: { type: "root", children: [] },
  citedReferences: [],
  category: { label: i % 2 ? "memory" : "focus" },
  faq: [],
  references: [],
  claims: [],
  openGraphImage: { path: "/static/share/x.png" },
}));

interface Query {
  readonly filter?: { readonly categorySlug?: { readonly eq: string } };
  readonly limit: number;
}

describe("buildFeeds", () => {
  const queries: Query[] = [];
  const graphql = (_query: string, variables: Record<string, unknown> = {}) => {
    const { filter, limit } = variables as unknown as Query;
    queries.push({ limit, ...(filter ? { filter } : {}) });
    const slug = filter?.categorySlug?.eq;
    const found = posts.filter(({ category }) => slug === undefined || category.label === slug).slice(0, limit);
    return Promise.resolve({ siteSettings: site, allCategory: { nodes: categories }, allPost: { nodes: found } } as never);
  };

  it("makes two feeds for the site and for each category, and llms.txt, with a limited number of articles", async () => {
    const texts = await buildFeeds(graphql);
    expect([...texts.keys()].sort()).toEqual([
      "/blog/category/focus/feed.json",
      "/blog/category/focus/feed.xml",
      "/blog/category/memory/feed.json",
      "/blog/category/memory/feed.xml",
      "/feed.json",
      "/feed.xml",
      "/llms.txt",
    ]);
    const items = (path: string) => (JSON.parse(texts.get(path) ?? "") as { items: { tags: string[] }[] }).items;
    expect(items("/feed.json")).toHaveLength(30);
    expect(items("/blog/category/memory/feed.json").every(({ tags }) => tags[0] === "memory")).toBe(true);
    expect(texts.get("/blog/category/memory/feed.xml")).toContain("<title>Brand: memory</title>");
    expect(texts.get("/llms.txt")?.match(/^- .*\.md\)/gm)).toHaveLength(100);
    for (const { limit } of queries) expect(limit).toBeLessThanOrEqual(100);
  });
});

describe("strictGraphql", () => {
  it("returns data, and throws the errors of GraphQL", async () => {
    await expect(strictGraphql(() => Promise.resolve({ data: 1 as never }))("q")).resolves.toBe(1);
    const failing = strictGraphql(() => Promise.resolve({ errors: [new Error("no such field"), new Error("nor this")] }));
    await expect(failing("q")).rejects.toThrow("no such field\nnor this");
    await expect(strictGraphql(() => Promise.resolve({}))("q")).rejects.toThrow("GraphQL returned no data");
  });
});

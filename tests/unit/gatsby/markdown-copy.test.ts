import { resolveMarkdownExport } from "../../../src/gatsby/resolvers/markdown-export";
import { filesOf, folderOf, removeFolders } from "../publish/site-fixture";

afterEach(removeFolders);

const post = {
  slug: "a",
  title: "An Article",
  excerpt: "E",
  metaDescription: "M",
  categorySlug: "memory",
  date: "2025-09-10",
  faq: [{ question: "Is it?", answer: "It is." }],
  citedWorks: ["second-2001", "first-1999"],
  parent: "markdown-1",
};
const site = { url: "https://site.example", author: "The editors", affiliateLink: "https://seller.example/", disclosure: "We earn." };
const nodes: Record<string, object[]> = {
  SiteSettings: [site],
  Category: [
    { slug: "focus", label: "Focus" },
    { slug: "memory", label: "Memory" },
  ],
  Reference: ["first-1999", "second-2001"].map((key) => ({ key, authors: "A.", year: "2001", title: key, source: "S", caveat: "C." })),
};
/** Gatsby's model of nodes, as far as the resolver asks it. */
const nodeModel = {
  getNodeById: ({ id }: { id: string }) => (id === "markdown-1" ? { internal: { content: "Said.:ref{id=second-2001}" } } : null),
  findOne: ({ type, query }: { type: string; query: { filter?: Record<string, { eq: string }> } }) =>
    Promise.resolve(
      nodes[type]?.find((node) =>
        Object.entries(query.filter ?? {}).every(([key, { eq }]) => (node as Record<string, unknown>)[key] === eq),
      ) ?? null,
    ),
};

describe("the Markdown copy of an article", () => {
  it("is written where its address says, with its category and its works in the order of their numbers", async () => {
    const folder = folderOf({});
    const resolve = resolveMarkdownExport(folder);
    await expect(resolve(post as never, {}, { nodeModel } as never)).resolves.toBe("/blog/a.md");
    const written = filesOf(folder);
    expect(Object.keys(written)).toEqual(["blog/a.md"]);
    expect(written["blog/a.md"]).toContain("category: Memory\n");
    expect(written["blog/a.md"]).toContain("Said.[^second-2001]");
    expect(written["blog/a.md"]).toMatch(/\[\^second-2001\]: .*\n\[\^first-1999\]: /);
  });

  it("is written anew when the article changed", async () => {
    const folder = folderOf({ "blog/a.md": "old" });
    await resolveMarkdownExport(folder)({ ...post, title: "A New Title" } as never, {}, { nodeModel } as never);
    expect(filesOf(folder)["blog/a.md"]).toContain("# A New Title");
  });

  it("is not written for a category that is not there", async () => {
    const folder = folderOf({});
    const run = resolveMarkdownExport(folder)({ ...post, categorySlug: "none" } as never, {}, { nodeModel } as never);
    await expect(run).rejects.toThrow("a: there are no site settings or no category");
    expect(filesOf(folder)).toEqual({});
  });
});

import { resolveMarkdownExport } from "../../../src/gatsby/resolvers/resolve-markdown-export";
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
  citedReferences: ["second-2001", "first-1999"],
  markedClaims: ["weather", "price"],
  shownFigures: [],
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
  Claim: [
    { key: "weather", source: "study", evidence: "limited" },
    { key: "price", source: "seller", evidence: "mixed" },
  ],
};
const body = "Said.:ref{id=second-2001} :claim{id=weather} It costs $39. :claim{id=price}";
/** The part of Gatsby's node model that the resolver uses. */
const nodeModel = {
  getNodeById: ({ id }: { id: string }) => (id === "markdown-1" ? { internal: { content: body } } : null),
  findOne: ({ type, query }: { type: string; query: { filter?: Record<string, { eq: string }> } }) =>
    Promise.resolve(
      nodes[type]?.find((node) =>
        Object.entries(query.filter ?? {}).every(([key, { eq }]) => (node as Record<string, unknown>)[key] === eq),
      ) ?? null,
    ),
};

const noFigures = () => Promise.resolve([]);

describe("the Markdown export of an article", () => {
  it("is written to its path, with its category, its claims' labels and its references in the order of their numbers", async () => {
    const folder = folderOf({});
    const resolve = resolveMarkdownExport(noFigures, folder);
    await expect(resolve(post as never, {}, { nodeModel } as never)).resolves.toBe("/blog/a.md");
    const written = filesOf(folder);
    expect(Object.keys(written)).toEqual(["blog/a.md"]);
    expect(written["blog/a.md"]).toContain("category: Memory\n");
    expect(written["blog/a.md"]).toContain("Said.[^second-2001] (Limited evidence) It costs $39. (The seller’s statement)");
    expect(written["blog/a.md"]).toMatch(/\[\^second-2001\]: .*\n\[\^first-1999\]: /);
  });

  it("is written again when the article has changed", async () => {
    const folder = folderOf({ "blog/a.md": "old" });
    await resolveMarkdownExport(noFigures, folder)({ ...post, title: "A New Title" } as never, {}, { nodeModel } as never);
    expect(filesOf(folder)["blog/a.md"]).toContain("# A New Title");
  });

  it("is not written for an unknown category", async () => {
    const folder = folderOf({});
    const run = resolveMarkdownExport(noFigures, folder)({ ...post, categorySlug: "none" } as never, {}, { nodeModel } as never);
    await expect(run).rejects.toThrow("a: there are no site settings or no category");
    expect(filesOf(folder)).toEqual({});
  });
});

import fs from "fs";
import path from "path";
import { assertPages, createPages } from "../../../src/gatsby/create-pages";
import type { PageSpec } from "../../../src/site/pages/page-spec";
import { somePosts } from "../site/pages/posts";

const page = (pagePath: string, template = "post"): PageSpec => ({ path: pagePath, template, context: {} });

describe("assertPages", () => {
  it("accepts valid, distinct paths", () => {
    expect(() => assertPages([page("/"), page("/blog/"), page("/blog/a-1/"), page("/404/")])).not.toThrow();
  });

  it("rejects two pages with the same path", () => {
    expect(() => assertPages([page("/blog/a/"), page("/blog/b/"), page("/blog/a/", "legal")])).toThrow(
      "two pages (post, legal) have the path /blog/a/",
    );
  });

  it.each([
    "/../x/",
    "/blog/../../x/",
    "/blog/%2e%2e/",
    "/blog/A/",
    "/blog/a",
    "blog/a/",
    "//x/",
    "/blog//",
    "/blog/ü/",
    "/a b/",
    "/a?b/",
    "",
  ])("rejects the path '%s'", (pagePath) => {
    expect(() => assertPages([page(pagePath)])).toThrow(/the page path/);
  });
});

describe("createPages", () => {
  interface Created {
    readonly path: string;
    readonly component: string;
    readonly context: Record<string, unknown>;
  }

  /** Runs the Node API with a GraphQL result. */
  async function run(answer: object): Promise<{ created: Created[]; panics: unknown[] }> {
    const created: Created[] = [];
    const panics: unknown[] = [];
    const args = {
      actions: { createPage: (spec: Created) => created.push(spec) },
      graphql: () => Promise.resolve(answer),
      reporter: { panic: (...message: unknown[]) => panics.push(message) },
    };
    await createPages(args as unknown as Parameters<typeof createPages>[0], { plugins: [] }, () => undefined);
    return { created, panics };
  }

  const categories = ["one", "two", "three"].map((slug) => ({ id: `category-${slug}`, slug }));
  const legal = ["disclaimer", "privacy-policy"].map((slug) => ({ id: `legal-${slug}`, slug }));
  const data = {
    allPost: { nodes: somePosts(12).reverse() },
    allCategory: { nodes: categories },
    allLegalPage: { nodes: legal },
    allInformationPage: { nodes: [{ id: "about", path: "/about/" }] },
    allReference: { nodes: [{ key: "a-2020", method: "binaural-beats" }] },
    evidencePage: { methods: [{ slug: "binaural-beats" }, { slug: "not-used" }] },
    allClaim: { nodes: [{ key: "a-claim" }] },
  };

  it("creates every page, with templates that exist", async () => {
    const { created, panics } = await run({ data });
    expect(panics).toEqual([]);
    expect(created.map((spec) => spec.path).sort()).toEqual(
      [
        "/",
        "/review/",
        "/faq/",
        "/about/",
        "/evidence/",
        "/evidence/binaural-beats/",
        "/blog/all/",
        "/disclaimer/",
        "/privacy-policy/",
        "/blog/",
        "/blog/page/2/",
        ...categories.map(({ slug }) => `/blog/category/${slug}/`),
        ...data.allPost.nodes.map(({ slug }) => `/blog/${slug}/`),
      ].sort(),
    );
    for (const { component } of created) expect(fs.existsSync(component)).toBe(true);
    expect(new Set(created.map(({ component }) => path.dirname(component))).size).toBe(1);
  });

  it("sorts posts, whatever order GraphQL returns them in", async () => {
    const { created } = await run({ data });
    expect(created.find((spec) => spec.path === "/")?.context["postIds"]).toEqual([0, 1, 2, 3, 4, 5].map((i) => `id-${i}`));
    expect(created.find((spec) => spec.path === "/blog/page/2/")?.context["postIds"]).toEqual(["id-9", "id-10", "id-11"]);
  });

  it("passes only ids and numbers to templates", async () => {
    const { created } = await run({ data });
    for (const { context } of created) {
      for (const value of Object.values(context)) {
        const plain = (Array.isArray(value) ? value : [value]) as unknown[];
        for (const item of plain) expect(item === null || ["string", "number"].includes(typeof item)).toBe(true);
      }
    }
  });

  describe("the style guide", () => {
    const command = process.env["gatsby_executing_command"];
    afterEach(() => {
      if (command === undefined) delete process.env["gatsby_executing_command"];
      else process.env["gatsby_executing_command"] = command;
    });

    it.each([
      ["develop", true],
      ["build", false],
    ])("with gatsby %s is created: %s", async (executing, there) => {
      process.env["gatsby_executing_command"] = executing;
      const { created } = await run({ data });
      const guides = created.filter((spec) => spec.path.startsWith("/styleguide/"));
      expect(guides.map((guide) => guide.path)).toEqual(there ? ["/styleguide/", "/styleguide/light/", "/styleguide/dark/"] : []);
      for (const guide of guides) expect(fs.existsSync(guide.component)).toBe(true);
    });
  });

  it("fails when two posts have the same path", async () => {
    const twice = { ...data, allPost: { nodes: [...somePosts(3), ...somePosts(1)] } };
    await expect(run({ data: twice })).rejects.toThrow("have the path /blog/post-0/");
  });

  it("panics when GraphQL returns errors", async () => {
    const errors = [new Error("no such field")];
    const { created, panics } = await run({ errors });
    expect(created).toEqual([]);
    expect(panics).toEqual([["createPages could not query the content", errors]]);
  });
});

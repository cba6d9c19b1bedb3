import fs from "fs";
import path from "path";
import { createPages } from "../../../gatsby-node";
import { somePosts } from "../site/pages/posts";

interface Created {
  readonly path: string;
  readonly component: string;
}

/** Runs the Node API with a GraphQL result. */
async function run(answer: object): Promise<{ created: Created[]; panics: unknown[] }> {
  const created: Created[] = [];
  const panics: unknown[] = [];
  const args = {
    actions: { createPage: (page: Created) => created.push(page) },
    graphql: () => Promise.resolve(answer),
    getNodesByType: () => [],
    reporter: { panic: (...message: unknown[]) => panics.push(message) },
  };
  await createPages(args as never, { plugins: [] }, () => undefined);
  return { created, panics };
}

it("creates every page, with a template that exists", async () => {
  const data = {
    posts: { nodes: somePosts(3) },
    categories: { nodes: [{ id: "c", slug: "one" }] },
    informationPages: { nodes: [{ id: "a", path: "/about/" }] },
    legalPages: { nodes: [{ id: "d", path: "/disclaimer/" }] },
    references: { nodes: [{ key: "a-2020", method: "beats" }] },
    evidencePage: { methods: [{ slug: "beats" }] },
  };
  const { created, panics } = await run({ data });
  expect(panics).toEqual([]);
  expect(created).toHaveLength(13);
  const folder = path.resolve("src/templates");
  for (const { component } of created) expect([path.dirname(component), fs.existsSync(component)]).toEqual([folder, true]);
});

it("panics when GraphQL returns errors", async () => {
  const errors = [new Error("no such field")];
  expect(await run({ errors })).toEqual({ created: [], panics: [["createPages could not query the content", errors]] });
});

import type { GatsbyConfig, GatsbyNode, PluginRef } from "gatsby";
import type * as wrapper from "../../../../src/gatsby/incremental/with-incremental-build";

type Wrapper = typeof wrapper;

const environment = process.env;
afterEach(() => {
  process.env = environment;
});

function load(INCREMENTAL?: string): Wrapper {
  process.env = { ...environment, ...(INCREMENTAL ? { INCREMENTAL } : {}) };
  let loaded: Wrapper | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<Wrapper>("../../../../src/gatsby/incremental/with-incremental-build");
  });
  return loaded as Wrapper;
}

const config: GatsbyConfig = {
  plugins: ["gatsby-plugin-image", { resolve: "gatsby-source-filesystem", options: { name: "content", path: "content" } }],
};

it("lets gatsby-source-filesystem ignore unchanged files, and changes no other plugin", () => {
  const [image, files] = load().withIncrementalConfig(config).plugins as PluginRef[];
  expect(image).toBe("gatsby-plugin-image");
  expect(files).toEqual({
    resolve: "gatsby-source-filesystem",
    options: { name: "content", path: "content", ignore: [expect.any(Function)] },
  });
});

it("INCREMENTAL=off changes neither configuration nor Node APIs", () => {
  const { withIncrementalApis, withIncrementalConfig } = load("off");
  expect(withIncrementalConfig(config)).toBe(config);
  const apis = { createPages: jest.fn(), onCreateWebpackConfig: jest.fn() };
  expect(withIncrementalApis(apis)).toMatchObject(apis);
});

describe("createPages", () => {
  const page = { path: "/a/", component: "/site/src/templates/post.tsx", context: { id: "a" } };

  /** Creates the page on top of an earlier build, and returns what reached Gatsby's own action. */
  async function created(stored: object | undefined, hasNode = true): Promise<unknown[]> {
    const createPage = jest.fn();
    const ownCreatePages: NonNullable<GatsbyNode["createPages"]> = ({ actions }) => void actions.createPage(page);
    const { createPages } = load().withIncrementalApis({ createPages: ownCreatePages, onCreateWebpackConfig: jest.fn() });
    const args = {
      actions: { createPage },
      getNode: () => (hasNode ? {} : undefined),
      store: { getState: () => ({ pages: new Map(stored ? [["/a/", stored]] : []) }) },
    };
    await createPages(args as unknown as Parameters<typeof createPages>[0], { plugins: [] }, () => undefined);
    return createPage.mock.calls;
  }

  it("does not create a page again that has not changed, and marks it as current", async () => {
    const stored = { ...page, context: { id: "a" }, updatedAt: 1 };
    expect(await created(stored)).toEqual([]);
    expect(stored.updatedAt).toBeGreaterThan(1);
  });

  it.each([
    ["is new", undefined, true],
    ["has another context", { ...page, context: { id: "b" } }, true],
    ["has another template", { ...page, component: "/site/src/templates/legal.tsx" }, true],
    ["has lost its node", page, false],
  ])("creates a page that %s", async (_, stored, hasNode) => {
    expect(await created(stored, hasNode)).toEqual([[page]]);
  });
});

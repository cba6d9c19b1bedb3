import js from "@eslint/js";
import importX from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** The folders of `src/` and the folders that each may import from. */
const folders = {
  site: [],
  "content-model": ["site"],
  markdown: ["content-model", "site"],
  lint: ["content-model", "markdown", "site"],
  gatsby: ["artwork", "content-model", "feeds", "markdown", "measure", "seo", "site"],
  templates: ["components", "content-model", "seo", "site", "styles"],
  pages: ["components", "site", "templates"],
  components: ["artwork", "content-model", "markdown", "site", "styles"],
  styles: ["site"],
  seo: ["content-model", "site"],
  feeds: ["content-model", "markdown", "site"],
  artwork: ["content-model", "site", "styles"],
  measure: ["content-model"],
  publish: ["site"],
  cms: ["artwork", "components", "content-model", "lint", "markdown", "publish", "site", "styles"],
  cli: ["artwork", "cms", "content-model", "gatsby", "lint", "measure", "publish", "site"],
};

const zones = Object.entries(folders).map(([target, allowed]) => ({
  target: `./src/${target}`,
  from: "./src",
  except: [target, ...allowed].map((folder) => `./${folder}`),
  message: `src/${target} may import from ${[...allowed, "itself"].join(", ")}`,
}));

const react = ["react", "react-dom", "styled-components"];
const node = ["node:*", "fs", "path", "crypto"];

/** What JavaScript files use of Node without importing it; TypeScript knows the rest. */
const globals = Object.fromEntries(["console", "fetch", "module", "process", "setInterval", "URL"].map((name) => [name, "readonly"]));

export default tseslint.config(
  { ignores: [".cache", "dist", "dist.tmp", "public", "node_modules", "graphql-types.d.ts", "test-results"] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "import-x": importX, "jsx-a11y": jsxA11y, "react-hooks": reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      "import-x/no-duplicates": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-invalid-void-type": "off",
      // TypeScript finds them.
      "@typescript-eslint/no-unused-vars": "off",
      eqeqeq: "error",
    },
    settings: { "import-x/resolver": { node: { extensions: [".ts", ".tsx", ".js", ".json"] } } },
  },
  // Hooks are in the CMS and in few components. The other rules of this plugin run React's compiler over every file.
  { files: ["src/**/*.tsx"], rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" } },
  // React is for what is drawn; Node is for what runs in a build. `node/` and `server/` folders may use Node.
  {
    files: ["src/{gatsby,lint,cli,publish,artwork,measure,feeds,content-model,markdown,site,seo}/**"],
    ignores: ["src/publish/ssr/**"],
    rules: { "no-restricted-imports": ["error", { paths: react }] },
  },
  {
    files: ["src/{content-model,markdown,site,seo,lint}/**"],
    ignores: ["**/node/**"],
    rules: { "no-restricted-imports": ["error", { paths: react, patterns: [...node, "**/node/*"] }] },
  },
  // Of Sveltia CMS only the documented interface is used: no file inside the package.
  {
    files: ["src/{components,styles}/**", "src/cms/app/**"],
    rules: { "no-restricted-imports": ["error", { patterns: [...node, "**/node/*", "**/server/*", "@sveltia/cms/*"] }] },
  },
  { files: ["src/**/*.{ts,tsx}"], rules: { "import-x/no-restricted-paths": ["error", { zones }] } },
  { files: ["src/**"], rules: { "max-lines": ["error", 300], "max-lines-per-function": ["error", 60] } },
  { files: ["**/*.{js,mjs,cjs}"], languageOptions: { globals } },
  {
    files: ["src/gatsby/remark-bridge/*.js", "**/*.cjs"],
    languageOptions: { sourceType: "commonjs", globals },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);

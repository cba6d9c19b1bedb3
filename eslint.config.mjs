import js from "@eslint/js";
import importX from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

/** Folders of `src/`, and from which others each may import. What is not listed may not be imported. */
const walls = {
  site: [],
  kept: [],
  threads: [],
  folders: [],
  traces: ["site"],
  sharing: ["site", "traces"],
  "content-model": ["site"],
  markdown: ["site"],
  seo: ["site"],
  styles: ["site"],
  document: [],
  syndication: ["markdown", "site"],
  components: ["site", "seo", "styles", "traces"],
  templates: ["components", "markdown", "seo", "site", "styles"],
  pages: ["components", "seo", "site", "templates"],
  check: ["content-model", "kept", "markdown", "site", "threads"],
  gatsby: ["check", "content-model", "markdown", "seo", "sharing", "site", "syndication", "traces"],
  cms: ["check", "components", "content-model", "markdown", "site", "styles", "traces"],
  admin: ["check", "cms", "content-model", "markdown", "publish", "site"],
  compliance: ["folders", "kept", "site", "threads"],
  placements: ["site"],
  links: ["site"],
  launch: ["check", "content-model", "site"],
  publish: ["folders", "kept", "site"],
  commands: ["admin", "check", "compliance", "content-model", "gatsby", "launch", "links", "placements", "publish", "site", "styles"],
};

const zones = Object.entries(walls).map(([target, allowed]) => ({
  target: `./src/${target}`,
  from: "./src",
  except: [target, ...allowed].map((folder) => `./${folder}`),
  message: `src/${target} may import from ${[...allowed, "itself"].join(", ")}`,
}));

const react = ["react", "react-dom", "styled-components"];
const node = ["node:*", "fs", "path", "crypto"];

export default tseslint.config(
  { ignores: [".cache", "dist", "dist.tmp", "public", "node_modules", "src/gatsby-types.d.ts", "test-results"] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "import-x": importX, "jsx-a11y": jsxA11y, "react-hooks": reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      ...reactHooks.configs.recommended.rules,
      "import-x/no-restricted-paths": ["error", { zones }],
      "import-x/no-duplicates": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-invalid-void-type": "off",
      eqeqeq: "error",
    },
    settings: { "import-x/resolver": { node: { extensions: [".ts", ".tsx", ".js", ".json"] } } },
  },
  // Only components, templates and the document know of React.
  {
    files: [
      "src/gatsby/**",
      "src/check/**",
      "src/compliance/**",
      "src/launch/**",
      "src/links/**",
      "src/placements/**",
      "src/publish/**",
      "src/sharing/**",
      "src/syndication/**",
    ],
    rules: { "no-restricted-imports": ["error", { paths: react }] },
  },
  // What the CMS runs in the browser must not reach for Node.
  {
    files: ["src/content-model/**", "src/markdown/**", "src/site/**", "src/seo/**"],
    rules: { "no-restricted-imports": ["error", { paths: react, patterns: node }] },
  },
  {
    files: ["src/check/**"],
    ignores: ["src/check/{check-content,check-many,judge-worker,judged-articles,picture-files,read-content}.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: react,
          patterns: [
            ...node,
            "**/threads/*",
            "**/{check-content,check-many,judge-worker,judged-articles,picture-files,read-content,native-parser}",
          ],
        },
      ],
    },
  },
  { files: ["src/components/**", "src/styles/**"], rules: { "no-restricted-imports": ["error", { patterns: node }] } },
  { files: ["**/*.{js,mjs,cjs}"], languageOptions: { globals: globals.node } },
  {
    files: ["src/gatsby/remark-bridge/*.js", "**/*.cjs"],
    languageOptions: { sourceType: "commonjs", globals: globals.node },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);

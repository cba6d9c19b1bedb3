import path from "node:path";
import { fileURLToPath } from "node:url";

const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
const shared = {
  rootDir,
  testEnvironment: "./tests/config/environment.mjs",
  transform: { "\\.(?:[jt]sx?|mjs)$": "<rootDir>/tests/config/transform.cjs" },
  // In a sandbox, each use of a global is looked up: loops that compute sounds take four times as long.
  sandboxInjectedGlobals: ["Math"],
  moduleNameMapper: { "^satteri$": "<rootDir>/tests/config/native-module.cjs" },
  // These packages contain only ES modules.
  transformIgnorePatterns: [
    "node_modules/(?!(?:hast-util|mdast-util|micromark|decode-named-character-reference|character-|parse-entities|stringify-entities|is-decimal|is-hexadecimal|is-alphanumerical|is-alphabetical|ccount|markdown-table|longest-streak|zwitch|unist-util|unist-util|estree-util|vfile|property-information|space-separated|comma-separated|devlop|style-to|@netlify|is-plain-obj|filter-obj|map-obj|path-exists|escape-string-regexp|@adobe|@marbec|d3-|internmap|flesch|syllable)[^/]*/)",
  ],
};

export default {
  rootDir,
  // Worker processes even on two cores: if one crashes, Jest names the file and continues.
  maxWorkers: "100%",
  // Restart workers that use too much memory.
  workerIdleMemoryLimit: "1GB",
  // Tests that start processes are slow on a busy machine.
  testTimeout: 30_000,
  projects: [
    { ...shared, displayName: "unit", testMatch: ["<rootDir>/tests/unit/**/*.test.{ts,tsx}"] },
    { ...shared, displayName: "content", testMatch: ["<rootDir>/tests/content/**/*.test.ts"] },
    { ...shared, displayName: "rebuild", testMatch: ["<rootDir>/tests/rebuild/**/*.test.ts"] },
    { ...shared, displayName: "deploy", testMatch: ["<rootDir>/tests/deploy/**/*.test.ts"] },
    { ...shared, displayName: "faults", testMatch: ["<rootDir>/tests/faults/**/*.test.ts"] },
    { ...shared, displayName: "built", testMatch: ["<rootDir>/tests/built/**/*.test.ts"] },
  ],
};

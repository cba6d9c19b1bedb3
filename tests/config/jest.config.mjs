import path from "node:path";
import { fileURLToPath } from "node:url";

const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
const shared = {
  rootDir,
  // Runs tests in plain Node, in processes of their own: Jest's sandbox halves the speed of all code.
  runner: "jest-light-runner/child-process",
  // Compiles TypeScript, as for the commands.
  setupFiles: ["tsx"],
};

export default {
  rootDir,
  // Two processes even on two cores: if one crashes, Jest names the file and continues.
  maxWorkers: "100%",
  projects: [
    { ...shared, displayName: "unit", testMatch: ["<rootDir>/tests/unit/**/*.test.{ts,tsx}"] },
    { ...shared, displayName: "content", testMatch: ["<rootDir>/tests/content/**/*.test.ts"] },
    { ...shared, displayName: "rebuild", testMatch: ["<rootDir>/tests/rebuild/**/*.test.ts"] },
    { ...shared, displayName: "deploy", testMatch: ["<rootDir>/tests/deploy/**/*.test.ts"] },
    { ...shared, displayName: "faults", testMatch: ["<rootDir>/tests/faults/**/*.test.ts"] },
    { ...shared, displayName: "built", testMatch: ["<rootDir>/tests/built/**/*.test.ts"] },
  ],
};

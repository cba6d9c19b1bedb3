import path from "node:path";
import { fileURLToPath } from "node:url";

const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
const shared = {
  rootDir,
  // Runs tests in plain Node: Jest's sandbox halves the speed of all code.
  runner: "jest-light-runner",
  // Compiles TypeScript, as for the commands.
  setupFiles: ["tsx"],
};

export default {
  rootDir,
  // One process: with worker processes, jest-light-runner sometimes waits forever for one on a busy machine. It then runs only
  // one project at a time.
  maxWorkers: 1,
  projects: [
    { ...shared, displayName: "unit", testMatch: ["<rootDir>/tests/{unit,content}/**/*.test.{ts,tsx}"] },
    { ...shared, displayName: "rebuild", testMatch: ["<rootDir>/tests/rebuild/**/*.test.ts"] },
    { ...shared, displayName: "deploy", testMatch: ["<rootDir>/tests/deploy/**/*.test.ts"] },
    { ...shared, displayName: "faults", testMatch: ["<rootDir>/tests/faults/**/*.test.ts"] },
    { ...shared, displayName: "built", testMatch: ["<rootDir>/tests/built/**/*.test.ts"] },
  ],
};

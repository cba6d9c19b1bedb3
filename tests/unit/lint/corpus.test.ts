import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { formatDiagnostic } from "../../../src/content-model/diagnostic";
import { lintContent } from "../../../src/lint/lint-content";
import { readContentTree } from "../../../src/lint/node/read-content";
import { writeCorpus } from "../../bench/corpus";

it("the benchmarks' articles have no error in the site's content, so that they can be built", () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "corpus-"));
  writeCorpus({ count: 12, contentDirectory: path.resolve("content"), directory });
  const findings = lintContent(readContentTree(directory, "content"));
  expect(findings.filter(({ severity }) => severity === "error").map(formatDiagnostic)).toEqual([]);
  fs.rmSync(directory, { recursive: true });
});

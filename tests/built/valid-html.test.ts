import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import vnu from "vnu-jar";
import { dist, errorsIn, pages } from "./site";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // React's markup style.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    "void-style": "off",
    // Gatsby's own id starts with underscores.
    "valid-id": ["error", { relaxed: true }],
    // The pager's disabled step is a span with role link. Tables scroll in a region; a section would be a panel.
    "prefer-native-element": ["error", { exclude: ["link", "region"] }],
    // html.test.ts checks the length of titles.
    "long-title": "off",
  },
});

test("html-validate finds no error", async () => {
  const reports = await Promise.all(pages.map(async (page) => [page.path, await validator.validateString(page.html)] as const));
  const errors = new Map(
    reports.map(([at, report]) => [
      at,
      report.results.flatMap(({ messages }) => messages.map((m) => `${m.ruleId}: ${m.message} (${m.selector})`)),
    ]),
  );
  expect(errorsIn(pages, ({ path: at }) => errors.get(at) ?? []).slice(0, 30)).toEqual([]);
}, 120_000);

const java = spawnSync("java", ["-version"]).status === 0;
// CSS features that the checker does not know yet.
const unknownToChecker = /^(?:CSS:|The “type” attribute for the “style” element)/;

(java ? test : test.skip)(
  "the Nu HTML checker finds no error",
  () => {
    const list = pages
      .map(({ path: at }) => path.join(dist, at.endsWith("/") ? `${at}index.html` : at))
      .filter((file) => fs.existsSync(file));
    const { stderr } = spawnSync("java", ["-Xss1m", "-jar", String(vnu), "--format", "json", "--errors-only", ...list], {
      encoding: "utf8",
      maxBuffer: 1e8,
    });
    const { messages } = JSON.parse(stderr || '{"messages":[]}') as {
      messages: { message: string; url?: string; type: string; extract?: string }[];
    };
    expect(
      messages
        .filter(({ message }) => !unknownToChecker.test(message))
        .map(({ message, url, extract }) => `${path.relative(dist, url ?? "")}: ${message} ${extract ?? ""}`),
    ).toEqual([]);
  },
  240_000,
);

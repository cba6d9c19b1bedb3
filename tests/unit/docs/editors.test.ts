import fs from "node:fs";
import path from "node:path";
import { listFiles } from "../../../src/site/node/list-files";

const root = path.resolve(__dirname, "../../..");
const read = (file: string): string => fs.readFileSync(path.join(root, file), "utf8");
const sources = ["src/cms/app", "src/content-model", "src/markdown/directives"].flatMap((folder) =>
  listFiles(path.join(root, folder)).flatMap((file) => (/\.tsx?$/.test(file) ? [`${folder}/${file}`] : [])),
);

/** Texts of the CMS: in quotation marks, or between the tags of an element. */
const texts = [...sources, "node_modules/@sveltia/cms/locales/en-US.json"].flatMap((file) =>
  Array.from(
    read(file).matchAll(/"([^"\n]+)"|'([^'\n]+)'|`([^`\n]+)`|>\s*([^<>\n]+?)\s*</g),
    (match) => match.slice(1).find(Boolean) ?? "",
  ),
);
/** What a text can look like, with any words for its values: `Add %{item}`, `Go to ${label}`. */
const patterns = texts
  .filter((text) => /[A-Za-z＋]/.test(text.replace(/[$%]?\{[^}]*\}/g, "")))
  .map((text) => new RegExp(`^${text.replace(/[$%]?\{[^}]*\}|[.*+?^()|[\]\\{}]/g, (part) => (part.length > 1 ? ".+" : `\\${part}`))}$`));

it("the guide for editors names only buttons, fields and messages that the CMS has", () => {
  const [guide = ""] = read("docs/editors.md").split("\n## In git");
  const named = Array.from(guide.matchAll(/(?<!\w)_([^_\n]+)_(?!\w)/g), ([, word = ""]) => word);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((word) => !patterns.some((pattern) => pattern.test(word)))).toEqual([]);
});

import { directives } from "../../src/markdown/directives";
import { files, read } from "./site";

const published = files.filter((file) => /\.(?:md|xml|json|txt|html)$/.test(file));

test("no published text has the syntax of a directive or the name of its element", () => {
  const syntax = directives.map(({ name, kind }) => `${kind === "leaf" ? "::" : ":"}${name}\\s*\\{`);
  const pattern = new RegExp([...syntax, ...directives.map(({ element }) => element)].join("|"));
  const found = published.flatMap((file) => {
    const text = read(file);
    const at = text.search(pattern);
    return at < 0 ? [] : [`${file}: ${text.slice(Math.max(0, at - 40), at + 40)}`];
  });
  expect(published.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test("evidence labels are in words in Markdown exports and feeds", () => {
  const claimed = "blog/binaural-beats-for-deep-focus";
  const labels = Array.from(
    read(`${claimed}/index.html`).matchAll(/<small class="claim">.*?<\/svg>([^<]+)</g),
    ([, label]) => `(${label})`,
  );
  expect(labels.length).toBeGreaterThan(0);
  const markdown = read(`${claimed}.md`);
  for (const label of labels) expect(markdown).toContain(label);
});

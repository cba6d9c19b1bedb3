import fc from "fast-check";
import { stringify } from "yaml";
import { slug as slugField } from "../../../src/content-model/fields";
import { splitFrontMatter } from "../../../src/content-model/front-matter";
import { parseContent } from "../../../src/content-model/parse";
import { readYaml } from "../../../src/content-model/yaml-document";
import { citedReferences, replaceDirectives } from "../../../src/markdown/directives/source";
import { formatPublishedUrls, parsePublishedUrls } from "../../../src/site/published-urls";
import { routes } from "../../../src/site/routes";
import { PROPERTY_TIMEOUT, propertyRuns } from "../../property-runs";

/** A line that does not end the front matter. */
const line = fc.string({ unit: "grapheme", maxLength: 30 }).filter((text) => !/[\n\r]/.test(text) && !/^---[ \t]*$/.test(text));
const lines = fc.array(line, { maxLength: 8 });
/** In a body, a line of --- is a thematic break. */
const bodyLines = fc.array(fc.oneof(line, fc.constant("---")), { maxLength: 8 });
const name = fc.stringMatching(/^[a-z]{1,8}$/).filter((key) => !["constructor", "prototype"].includes(key));
const slug = fc.stringMatching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/).filter((text) => text.length <= 80);

describe("front matter", () => {
  it(
    "is split from the body, with the offset of the body's first line",
    () => {
      fc.assert(
        fc.property(lines, bodyLines, (yaml, body) => {
          const text = `---\n${yaml.map((part) => `${part}\n`).join("")}---\n${body.join("\n")}`;
          const parts = splitFrontMatter(text);
          expect(parts?.yaml).toBe(yaml.join("\n"));
          expect(parts?.body).toBe(body.join("\n"));
          expect(text.split("\n").slice(parts?.bodyOffset).join("\n")).toBe(parts?.body);
        }),
        propertyRuns(300),
      );
    },
    PROPERTY_TIMEOUT,
  );

  it(
    "of any valid article is parsed to the values that were written",
    () => {
      const sized = (minLength: number, maxLength: number) =>
        fc
          .string({ unit: fc.constantFrom(..."abc XYZ019:#'\"-—é{}[]&*!|%@`,?\\".split("")), minLength, maxLength })
          .filter((text) => text.trim() === text);
      const day = fc
        .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10));
      const question = fc.record({ question: sized(1, 40), answer: sized(1, 200) });
      const post = fc.record({
        slug: slug.filter((text) => !["page", "category", "all"].includes(text)),
        title: sized(35, 65),
        excerpt: sized(110, 180),
        metaDescription: sized(120, 158),
        categorySlug: slug,
        date: day,
        faq: fc.tuple(question, question),
      });
      fc.assert(
        fc.property(post, (value) => {
          const parsed = parseContent("post", `---\n${stringify(value, { defaultStringType: "QUOTE_DOUBLE" })}---\nText.\n`, "x.md");
          expect(parsed.diagnostics).toEqual([]);
          expect(parsed.value).toEqual(value);
        }),
        propertyRuns(200),
      );
    },
    PROPERTY_TIMEOUT,
  );
});

describe("YAML", () => {
  it(
    "is parsed to the values that were written, and every field is located on its line",
    () => {
      const value = fc.dictionary(
        name,
        fc.oneof(fc.string({ unit: "grapheme" }), fc.integer(), fc.boolean(), fc.array(fc.string({ unit: "grapheme" }))),
        {
          noNullPrototype: true,
        },
      );
      fc.assert(
        fc.property(value, (written) => {
          const text = stringify(written, { lineWidth: 0 });
          const document = readYaml(text, "x.yml", 3);
          expect(document.diagnostics).toEqual([]);
          expect(document.value).toEqual(written);
          for (const key of Object.keys(written)) {
            const { line: found, column } = document.locate([key]);
            expect(text.split("\n")[found - 3]?.slice(column - 1)).toMatch(new RegExp(`^["']?${key}["']?:`));
          }
        }),
        propertyRuns(300),
      );
    },
    PROPERTY_TIMEOUT,
  );
});

describe("directives in text", () => {
  it(
    "are replaced without changing any other character",
    () => {
      const prose = fc.constantFrom("word ", "10:30 ", "*so* ", "[a](/b/) ", "note:this ", ". ", "::foo ", "é ", "{x} ");
      const id = fc.constantFrom("a", "b-1", "oster-1973");
      fc.assert(
        fc.property(fc.array(fc.tuple(prose, id), { maxLength: 12 }), (parts) => {
          const written = parts.map(([text, work]) => `${text}:ref{id=${work}}`).join("");
          const replaced = replaceDirectives(written, (_, { id }) => `<${id}>`);
          expect(replaced).toBe(parts.map(([text, work]) => `${text}<${work}>`).join(""));
          expect(citedReferences(written)).toEqual([...new Set(parts.map(([, work]) => work))]);
        }),
        propertyRuns(300),
      );
    },
    PROPERTY_TIMEOUT,
  );
});

describe("a valid slug", () => {
  it(
    "makes a path that URL parsers and file systems leave unchanged",
    () => {
      const field = slugField("slug");
      const anything = fc.oneof(
        slug,
        fc.string({ unit: fc.constantFrom("a", "1"), minLength: 75, maxLength: 90 }),
        fc.string({ unit: "binary", maxLength: 40 }),
        fc
          .array(fc.constantFrom("a", "1", "-", ".", "..", "/", "%2e", "\\", " ", "A", "é", "\n", "?", "#", "con"), { maxLength: 6 })
          .map((parts) => parts.join("")),
      );
      fc.assert(
        fc.property(anything, (text) => {
          if (!field.safeParse(text).success) return;
          const path = routes.post(text);
          expect(new URL(path, "https://site.example").pathname).toBe(path);
          expect(path.split("/")).toEqual(["", "blog", text, ""]);
          expect(text).toMatch(/^[a-z0-9-]{1,80}$/);
        }),
        propertyRuns(500),
      );
    },
    PROPERTY_TIMEOUT,
  );
});

describe("the list of published URLs", () => {
  it(
    "is parsed to the paths that were written",
    () => {
      fc.assert(
        fc.property(
          fc.array(
            slug.map((text) => routes.post(text)),
            { maxLength: 30 },
          ),
          (urls) => {
            const read = parsePublishedUrls(formatPublishedUrls([...urls, ...urls.slice(0, 3)])).map(({ url }) => url);
            expect(read).toEqual([...new Set(urls)].sort());
          },
        ),
        propertyRuns(200),
      );
    },
    PROPERTY_TIMEOUT,
  );
});

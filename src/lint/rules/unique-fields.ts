import type { Position, FieldPath } from "../../content-model/diagnostic";
import type { ContentTypeName } from "../../content-model/content-types";
import { figureTypes } from "../../content-model/figures/figure-data";
import { findFiles } from "../content-tree";
import { atField, type Rule } from "../rule";
import { normalizeForComparison, textFields } from "../text";
import { listArticles } from "../text-blocks";

/** Ids of elements that every page has. */
const layoutIds = ["content", "menu", "menu-open"];

/** Fields, with the ids that the page on which they are ids of elements has already. */
const uniqueFields: readonly (readonly [type: ContentTypeName, path: RegExp, taken?: readonly string[]])[] = [
  ["post", /^slug$/],
  ["legal", /^slug$/],
  ["categories", /^items\.\d+\.slug$/, layoutIds],
  ["evidence", /^methods\.\d+\.slug$/, [...layoutIds, "works", "labels", "claims"]],
  ["faq", /^groups\.\d+\.(?:entries\.\d+\.)?id$/, layoutIds],
  ["home", /^faq\.entries\.\d+$/],
  ["site", /^legalPages\.\d+$/],
];

/** Types whose ids are the names of their files. */
const namedByIds = [...figureTypes, "reference", "claim", "comparedProduct"] as const;

/** Slugs of articles, categories, legal pages, and methods, and ids of the FAQ are unique. Other ids are names of files. */
export const uniqueIds: Rule = (content, report) => {
  for (const [type, unique, taken] of uniqueFields) {
    const seen = new Map<string, () => Position>();
    for (const file of findFiles(content, type)) {
      for (const [path, key] of textFields(file.value).filter(([field, text]) => text !== "" && unique.test(field.join(".")))) {
        const name = path.findLast((part) => typeof part === "string");
        if (taken?.includes(key))
          report(atField(file, path), "duplicate", `${name} '${key}' is an id of the page itself`, "choose another one");
        const first = seen.get(key)?.();
        const message = `${name} '${key}' is already used in ${first?.file}:${first?.line}`;
        if (first) report(atField(file, path), "duplicate", message, "choose another one, or delete one of the two");
        else seen.set(key, () => atField(file, path));
      }
    }
  }
  for (const type of namedByIds)
    for (const entry of findFiles(content, type)) {
      const { id } = entry.value;
      const name = entry.file.replace(/^.*\/|\.yml$/g, "");
      if (id !== "" && id !== name)
        report(atField(entry, ["id"]), `${type}-name`, `the ${type} '${id}' is in a file named ${name}.yml`, `name the file ${id}.yml`);
    }
};

/** Titles, excerpts, descriptions and questions of articles are unique, and no description repeats its article's excerpt. */
export const uniqueTexts: Rule = (content, report) => {
  const seen = new Map<string, string>();
  for (const file of listArticles(content)) {
    const post = file.value;
    const check = (name: string, text: string, path: FieldPath = [name]) => {
      if (text === "") return;
      const key = `${name} ${normalizeForComparison(text)}`;
      const other = seen.get(key);
      if (other) report(atField(file, path), "duplicate-text", `the ${name} is also in ${other}`, "write a different one for each article");
      else seen.set(key, file.file);
    };
    check("title", post.title);
    check("excerpt", post.excerpt);
    check("inShort", post.inShort ?? "");
    check("metaDescription", post.metaDescription);
    const [shorter = "", longer] = [post.excerpt, post.metaDescription].map(normalizeForComparison).sort((a, b) => a.length - b.length);
    if (shorter !== "" && longer?.includes(shorter)) {
      const suggestion = "write a different text for search results";
      report(atField(file, ["metaDescription"]), "same-description", "metaDescription repeats the excerpt", suggestion);
    }
    post.faq.forEach(({ question }, index) => check("question", question, ["faq", index, "question"]));
  }
};

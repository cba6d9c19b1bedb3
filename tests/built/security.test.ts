import path from "node:path";
import { parseAllHeaders, type Header } from "@netlify/headers-parser";
import { dist } from "../site-under-test";
import { files } from "./site";

/** Headers that every file must have once, whichever rules match it; the policy is the fallback of those in the pages. */
const everywhere: Readonly<Record<string, RegExp>> = {
  "Content-Security-Policy":
    /^default-src 'none'; style-src 'unsafe-inline'; (?:\w+-src 'self'; )+base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  "Cross-Origin-Embedder-Policy": /^require-corp$/,
  "Cross-Origin-Opener-Policy": /^same-origin$/,
  "Permissions-Policy": /^(?:[\w-]+=\(\)(?:, |$)){5}$/,
  "Referrer-Policy": /^strict-origin-when-cross-origin$/,
  "Speculation-Rules": /^"\/speculation-rules\.json"$/,
  "Strict-Transport-Security": /^max-age=63072000$/,
  "X-Content-Type-Options": /^nosniff$/,
};
const published = files.filter((file) => !file.startsWith("_"));

let rules: readonly Header[] = [];
beforeAll(async () => {
  const parsed = await parseAllHeaders({ headersFiles: [path.join(dist, "_headers")], configHeaders: [], minimal: false });
  rules = parsed.headers as Header[];
});

/** Values of a header in all rules that match a file, in order. */
const valuesOf = (file: string, name: string) =>
  rules
    .filter(({ forRegExp, values }) => forRegExp.test(`/${file.replace(/(?:^|(?<=\/))index\.html$/, "")}`) && name in values)
    .map(({ values }) => values[name] ?? "");

test.each(Object.entries(everywhere))("%s is sent once with every file and has the value that protects", (name, value) => {
  expect(published.filter((file) => valuesOf(file, name).length !== 1 || !value.test(valuesOf(file, name)[0] ?? ""))).toEqual([]);
});

test("browsers may keep pages for the way back", () => {
  expect(published.filter((file) => valuesOf(file, "Cache-Control").some((value) => value.includes("no-store")))).toEqual([]);
});

test("only pictures, sounds, feeds and exports may be embedded elsewhere, and text files say what they are", () => {
  const embeddable = /\.(?:svg|png|jpe?g|webp|avif|flac|md)$|feed\.|llms\.txt/;
  // The last value wins.
  const isEmbeddable = (file: string) => valuesOf(file, "Cross-Origin-Resource-Policy").at(-1) === "cross-origin";
  expect(published.filter((file) => embeddable.test(file) !== isEmbeddable(file))).toEqual([]);
  const types: Readonly<Record<string, RegExp>> = {
    "application/rss+xml": /feed\.xml$/,
    "text/markdown": /\.md$/,
    "text/plain": /^llms\.txt$/,
  };
  const wrong = Object.entries(types).flatMap(([type, pattern]) =>
    published.filter((file) => pattern.test(file) && valuesOf(file, "Content-Type").join() !== `${type}; charset=utf-8`),
  );
  expect(wrong).toEqual([]);
});

import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { headerRules } from "../../../src/publish/headers-file";

/** The values of a header, by path pattern, that match. */
const pathsWith = (name: string, value: RegExp, isDeployPreview = false) =>
  headerRules(isDeployPreview)
    .filter(({ headers }) => value.test(headers[name] ?? ""))
    .map(({ path }) => path);
const policyOf = (at: string) => headerRules().find(({ path }) => path === at)?.headers["Content-Security-Policy"] ?? "";

it("the policy of every response has no known weakness; only that of the CMS allows a script", () => {
  expect(new CspEvaluator(new CspParser(policyOf("/*")).csp).evaluate()).toEqual([]);
  expect(pathsWith("Content-Security-Policy", /script-src/)).toEqual(["/admin/*"]);
  for (const part of ["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "frame-ancestors 'none'"])
    expect(policyOf("/admin/*").split("; ")).toContain(part);
});

it("only what is named by its content is cached forever, and only exports, the CMS and previews are hidden from search engines", () => {
  expect(pathsWith("Cache-Control", /immutable/)).toEqual(["/static/*", "/fonts/*"]);
  expect(pathsWith("X-Robots-Tag", /noindex/)).toEqual(["/blog/*.md", "/admin/*"]);
  expect(pathsWith("X-Robots-Tag", /noindex/, true)).toContain("/*");
});

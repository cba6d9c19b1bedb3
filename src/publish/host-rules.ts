import fs from "node:fs";
import path from "node:path";
import { parseAllHeaders, type Header } from "@netlify/headers-parser";
import redirector, { type Matcher } from "netlify-redirector";
import { hostDefaults } from "./headers-file";

/** The rules of a published folder, read with Netlify's own parsers. */
export interface HostRules {
  readonly headers: readonly Header[];
  readonly redirects: Matcher;
}

/**
 * Reads `_headers` and `_redirects` of a published folder.
 *
 * @throws when one of them is missing or cannot be parsed
 */
export async function readHostRules(directory: string): Promise<HostRules> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [path.join(directory, "_headers")],
    configHeaders: [],
    minimal: false,
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  const redirects = await redirector.parsePlain(fs.readFileSync(path.join(directory, "_redirects"), "utf8"), {});
  return { headers: headers as Header[], redirects };
}

/** Headers of a response at a path: those that the host adds itself, and those of the rules. The last rule that sets a header wins. */
export function findHeaders({ headers }: Pick<HostRules, "headers">, pathname: string): Record<string, string> {
  const matching = headers.filter(({ forRegExp }) => forRegExp.test(pathname));
  return Object.fromEntries([hostDefaults, ...matching.map(({ values }) => values)].flatMap((values) => Object.entries(values)));
}

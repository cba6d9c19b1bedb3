import { escapeRegExp } from "../site/escape-reg-exp";
import type { Redirect } from "../site/redirects";
import { headerRules, hostDefaults } from "./headers-file";
import { mimeTypes } from "./mime-types";

/**
 * Headers, redirects and MIME types as lists that `deploy/nginx.conf` and `deploy/Caddyfile` include. nginx gets only lists of
 * values, because who may write its configuration may do everything on the machine.
 *
 * @returns texts by file in the published folder; servers answer paths that start with an underscore with the 404 page
 */
export function serverLists(redirects: readonly Redirect[], isDeployPreview = false): Record<string, string> {
  const [first, ...rules] = headerRules(isDeployPreview);
  const all = [{ path: "/*", headers: { ...hostDefaults, ...first?.headers } }, ...rules];
  const names = new Set(all.flatMap(({ headers }) => Object.keys(headers)));
  // The type of a file is not a header that nginx adds.
  names.delete("Content-Type");
  const toMap = (name: string) =>
    all
      .flatMap(({ path, headers }) => (headers[name] === undefined ? [] : [`${quote(patternOf(path))} ${quote(headers[name])};\n`]))
      // nginx takes the first pattern that matches.
      .reverse()
      .join("");
  const types = Object.entries(mimeTypes);
  const moved = redirects.map(({ from, to }) => [`~^${escapeRegExp(from.replace(/\/$/, ""))}/?$`, to] as const);
  return {
    ...Object.fromEntries([...names].map((name) => [`_servers/nginx/${name}`, toMap(name)])),
    "_servers/nginx/redirects": moved.map(([from, to]) => `${quote(from)} ${to};\n`).join(""),
    "_servers/nginx/types": types.map(([extension, type]) => `${quote(type)} ${extension.slice(1)};\n`).join(""),
    "_servers/caddy/redirects": moved.map(([from, to]) => `\`${from}\` ${to}\n`).join(""),
    "_servers/caddy/types": types.map(([extension, type]) => `~\\${extension}$ \`${type}\`\n`).join(""),
    "_servers/caddy/headers": all
      .flatMap(({ path, headers }) => Object.entries(headers).map(([name, value]) => `header ${path} ${name} \`${value}\`\n`))
      .join(""),
  };
}

/** A path pattern as a regular expression of nginx. */
const patternOf = (path: string): string => `~^${escapeRegExp(path).replaceAll("\\*", ".*")}$`;

const quote = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

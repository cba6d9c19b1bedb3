import type { HeaderRule } from "./headers-file";
import { compressibleTypes, mimeTypes, withoutParameters } from "./mime-types";
import type { RedirectRule } from "./redirects-file";

/** Settings of a server that serves the published folder as Netlify does. */
export interface ServerSettings {
  readonly host: string;
  /** Absolute path of the published folder. */
  readonly directory: string;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
}

/** A header in Netlify's rules, but a property of files on other servers. */
const TYPE = "Content-Type";

/** Converts a path pattern to a regular expression (PCRE and RE2): `*` matches anything, `:name` one path segment. */
function toRegExp(pattern: string): string {
  const parts = pattern
    .split("/")
    .map((part) => (part.startsWith(":") ? "[^/]+" : part.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")));
  return `^${parts.join("/")}`;
}

/** A path with and without its trailing slash; Netlify's redirects match both. */
const slashVariants = (path: string): string[] => (path === "/" ? ["/"] : [path.replace(/\/$/, ""), path.replace(/\/?$/, "/")]);

/** Groups redirects: from one path, from all unknown paths below one, and paths with status 404. */
function groupRedirects(redirects: readonly RedirectRule[]) {
  return {
    moved: redirects.filter(({ from, status }) => !from.endsWith("*") && !status.startsWith("404")),
    fallbacks: redirects.filter(({ from }) => from.endsWith("*")),
    missing: redirects.filter(({ from, status }) => !from.endsWith("*") && status.startsWith("404")),
  };
}

const lines = (list: readonly string[], indent: string): string => list.map((line) => `${indent}${line}\n`).join("");

/** An nginx variable that holds a dollar sign: nginx has no other way to write one in a value. */
const DOLLAR = "$site_dollar";
const dollarBlock = `geo ${DOLLAR} {\n  default "$";\n}\n`;

const quote = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** A value for nginx, which reads `;`, spaces and braces between quotes literally, but replaces variables. */
const nginxQuote = (text: string): string => quote(text).replaceAll("$", `\${${DOLLAR.slice(1)}}`);

/** A regular expression for nginx, where a backslash before another character than a quote needs no escape. */
const nginxRegExp = (expression: string): string => `"${expression.replaceAll('"', '\\"')}"`;

/** A regular expression for Caddy, which reads everything between backticks literally. */
const caddyRegExp = (expression: string): string => `\`${expression}\``;

/** A value for Caddy, which replaces placeholders in braces and, before it reads quotes, environment variables (`{$A}`). */
const caddyQuote = (text: string): string => `\`${text.replaceAll("`", "%60").replaceAll("{$", "%7B$").replace(/[{}]/g, "\\$&")}\``;

/** nginx `map` blocks that choose the value of each header by path. nginx does not send a header without a value. */
function nginxMaps(headers: readonly HeaderRule[], names: readonly string[]): string {
  const matcher = ({ path }: HeaderRule) => (path === "/*" ? "default" : nginxRegExp(`~${toRegExp(path)}(?:\\?|$)`));
  return names
    .map((name) => {
      // nginx takes the first match, Netlify the last.
      const rules = headers.filter((rule) => name in rule.headers).reverse();
      const entries = rules.map((rule) => `${matcher(rule)} ${nginxQuote(rule.headers[name] ?? "")};`);
      return `map $request_uri ${nginxVariable(name)} {\n${lines(entries, "  ")}}\n`;
    })
    .join("");
}

const nginxVariable = (header: string): string => `$site_${header.toLowerCase().replaceAll("-", "_")}`;

/** nginx `location` blocks for MIME types that depend on the path, for 404 paths and for redirects. */
function nginxLocations(headers: readonly HeaderRule[], redirects: readonly RedirectRule[]): string {
  const { moved, fallbacks, missing } = groupRedirects(redirects);
  const types = headers.flatMap(({ path, headers: { [TYPE]: type } }) => (type ? [{ path, type: withoutParameters(type) }] : []));
  return [
    ...types.map(({ path, type }) => `  location ~ ${nginxRegExp(`${toRegExp(path)}$`)} {\n    types {}\n    default_type ${type};\n  }\n`),
    "  location ~ ^/_(?:headers|redirects)$ {\n    return 404;\n  }\n",
    ...missing.map(({ from }) => `  location = ${quote(from)} {\n    return 404;\n  }\n`),
    ...moved.flatMap(({ from, to, status }) =>
      slashVariants(from).map((path) => `  location = ${quote(path)} {\n    return ${status.slice(0, 3)} ${nginxQuote(to)};\n  }\n`),
    ),
    "  location @missing {\n",
    ...fallbacks.map(
      ({ from, to, status }) =>
        `    if ($request_uri ~ ${nginxRegExp(toRegExp(from))}) {\n      return ${status.slice(0, 3)} ${nginxQuote(to)};\n    }\n`,
    ),
    "    return 404;\n  }\n",
  ].join("");
}

/** A server block for nginx without TLS, which for example certbot adds. */
export function nginxConfig({ host, directory, headers, redirects }: ServerSettings): string {
  const names = [...new Set(headers.flatMap((rule) => Object.keys(rule.headers)))].filter((name) => name !== TYPE);
  const types = Object.entries(mimeTypes).map(([extension, type]) => `${withoutParameters(type)} ${extension.slice(1)};`);
  // nginx always compresses text/html.
  const compressible = compressibleTypes.filter((type) => type !== "text/html");
  return `${dollarBlock}${nginxMaps(headers, names)}server {
  listen 80;
  server_name ${host};
  root ${nginxQuote(directory)};
  index index.html;
  absolute_redirect off;
  server_tokens off;
  charset utf-8;
  charset_types ${compressible.filter((type) => !type.startsWith("image/")).join(" ")};
  gzip on;
  gzip_vary on;
  gzip_types ${compressible.join(" ")};
  types {
${lines(types, "    ")}  }
${lines(
  names.map((name) => `add_header ${name} ${nginxVariable(name)} always;`),
  "  ",
)}  error_page 404 /404.html;
  location / {
    try_files $uri $uri/ @missing;
  }
${nginxLocations(headers, redirects)}}
`;
}

/** A site block for Caddy, which manages TLS itself. */
export function caddyConfig({ host, directory, headers, redirects }: ServerSettings): string {
  const { moved, fallbacks, missing } = groupRedirects(redirects);
  const headerLines = (matcher: string, values: Readonly<Record<string, string>>) =>
    lines(
      Object.entries(values).map(([name, value]) => `header ${matcher}${name} ${caddyQuote(value)}`),
      "\t\t",
    );
  const types = Object.entries(mimeTypes).flatMap(([extension, type]) => {
    const matcher = `@type_${extension.slice(1)}`;
    return [`${matcher} path *${extension}`, `header ${matcher} ${TYPE} \`${type}\``];
  });
  const rules = headers.map(({ path, headers: values }, index) =>
    path === "/*"
      ? headerLines("", values)
      : `\t\t@rule${index} path_regexp ${caddyRegExp(`${toRegExp(path)}$`)}\n${headerLines(`@rule${index} `, values)}`,
  );
  const paths = [
    ...missing.map(({ from }) => `error ${caddyQuote(from)} 404`),
    ...moved.flatMap(({ from, to, status }) =>
      slashVariants(from).map((path) => `redir ${caddyQuote(path)} ${caddyQuote(to)} ${status.slice(0, 3)}`),
    ),
  ];
  const missingPaths = fallbacks.map(
    ({ from, to, status }, index) =>
      `\t\t@missing${index} {\n\t\t\tpath ${caddyQuote(from)}\n\t\t\tnot file {path} {path}/index.html\n\t\t}\n\t\tredir @missing${index} ${caddyQuote(to)} ${status.slice(0, 3)}\n`,
  );
  const compressed = compressibleTypes.filter((type) => !type.startsWith("text/")).map((type) => `header ${TYPE} ${type}*`);
  return `${host} {
	root * ${caddyQuote(directory)}
	encode zstd gzip {
		match {
			header ${TYPE} text/*
${lines(compressed, "\t\t\t")}		}
	}
	# In this order, so that the last rule for a header wins.
	route {
${lines(types, "\t\t")}${rules.join("")}		header -Server
		error /_headers 404
		error /_redirects 404
${lines(paths, "\t\t")}${missingPaths.join("")}		file_server
	}
	handle_errors {
		rewrite * /404.html
		header ${TYPE} \`text/html; charset=utf-8\`
		file_server
	}
}
`;
}

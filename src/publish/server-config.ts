import type { HeaderRule } from "./headers-file";
import { contentTypes } from "./mime-types";
import type { RedirectRule } from "./redirects-file";

/** What a server of one's own has to know to answer as the host does. */
export interface ServerSettings {
  /** Name under which the site is asked for. */
  readonly host: string;
  /** Absolute path of the published folder. */
  readonly directory: string;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
}

/** Set by the rules as a header, and by servers as a property of files. */
const TYPE = "Content-Type";
const compressed = ["application/json", "application/xml", "application/rss+xml", "application/feed+json"];
const texts = ["text/plain", "text/markdown", "text/css", "image/svg+xml"];

/** A regular expression (PCRE and RE2) for a path pattern of the host's files: `*` is anything, `:name` one part. */
function expressionOf(pattern: string): string {
  const parts = pattern
    .split("/")
    .map((part) => (part.startsWith(":") ? "[^/]+" : part.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")));
  return `^${parts.join("/")}`;
}

/** An old address with and without the slash at its end, as the host takes it. */
const bothSpellings = (address: string): string[] => (address === "/" ? ["/"] : [address.replace(/\/$/, ""), address.replace(/\/?$/, "/")]);

/** Redirects by what they are: from one address, from all below one where nothing is published, and what answers 404. */
function byKind(redirects: readonly RedirectRule[]) {
  return {
    moved: redirects.filter(({ from, status }) => !from.endsWith("*") && !status.startsWith("404")),
    fallbacks: redirects.filter(({ from }) => from.endsWith("*")),
    missing: redirects.filter(({ from, status }) => !from.endsWith("*") && status.startsWith("404")),
  };
}

const lines = (list: readonly string[], indent: string): string => list.map((line) => `${indent}${line}\n`).join("");
const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** A server block for nginx; TLS is added to it by whoever holds the certificate, such as certbot. */
export function nginxConfig({ host, directory, headers, redirects }: ServerSettings): string {
  const names = [...new Set(headers.flatMap((rule) => Object.keys(rule.headers)))].filter((name) => name !== TYPE);
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll("-", "_")}`;
  // The first expression that fits counts here, and the last rule there. nginx leaves out a header without a value.
  const maps = names.map((name) => {
    const rules = headers.filter((rule) => name in rule.headers).reverse();
    const fits = ({ path }: HeaderRule) => (path === "/*" ? "default" : quoted(`~${expressionOf(path)}(?:\\?|$)`).replaceAll("\\\\", "\\"));
    return `map $request_uri ${variable(name)} {\n${lines(
      rules.map((rule) => `${fits(rule)} ${quoted(rule.headers[name] ?? "")};`),
      "  ",
    )}}\n`;
  });
  const { moved, fallbacks, missing } = byKind(redirects);
  const byType = headers.flatMap(({ path, headers: { [TYPE]: type } }) => (type ? [{ path, type: type.replace(/;.*/, "") }] : []));
  return `${maps.join("")}server {
  listen 80;
  server_name ${host};
  root ${directory};
  index index.html;
  absolute_redirect off;
  server_tokens off;
  charset utf-8;
  charset_types ${[...compressed, "text/plain", "text/markdown", "text/css", "text/javascript"].join(" ")};
  gzip on;
  gzip_vary on;
  gzip_types ${[...compressed, ...texts].join(" ")};
  types {
${lines(
  Object.entries(contentTypes).map(([ending, type]) => `${type.replace(/;.*/, "")} ${ending.slice(1)};`),
  "    ",
)}  }
${lines(
  names.map((name) => `add_header ${name} ${variable(name)} always;`),
  "  ",
)}  error_page 404 /404.html;
  location / {
    try_files $uri $uri/ @missing;
  }
${byType.map(({ path, type }) => `  location ~ ${expressionOf(path)}$ {\n    types {}\n    default_type ${type};\n  }\n`).join("")}  location ~ ^/_(?:headers|redirects)$ {
    return 404;
  }
${missing.map(({ from }) => `  location = ${from} {\n    return 404;\n  }\n`).join("")}${moved
    .flatMap(({ from, to, status }) =>
      bothSpellings(from).map((address) => `  location = ${address} {\n    return ${status.slice(0, 3)} ${to};\n  }\n`),
    )
    .join("")}  location @missing {
${fallbacks.map(({ from, to, status }) => `    if ($request_uri ~ ${expressionOf(from)}) {\n      return ${status.slice(0, 3)} ${to};\n    }\n`).join("")}    return 404;
  }
}
`;
}

/** A site block for Caddy, which sees to TLS by itself. */
export function caddyConfig({ host, directory, headers, redirects }: ServerSettings): string {
  const { moved, fallbacks, missing } = byKind(redirects);
  const block = (matcher: string, values: Readonly<Record<string, string>>) =>
    lines(
      Object.entries(values).map(([name, value]) => `header ${matcher}${name} \`${value}\``),
      "\t\t",
    );
  return `${host} {
	root * ${directory}
	encode zstd gzip {
		match {
			header Content-Type text/*
${lines(
  [...compressed, "image/svg+xml"].map((type) => `header Content-Type ${type}*`),
  "\t\t\t",
)}		}
	}
	# In the order in which they stand, so that of two the later one counts.
	route {
${lines(
  Object.entries(contentTypes).flatMap(([ending, type]) => {
    const matcher = `@type_${ending.slice(1)}`;
    return [`${matcher} path *${ending}`, `header ${matcher} ${TYPE} \`${type}\``];
  }),
  "\t\t",
)}${headers
    .map(({ path, headers: values }, index) =>
      path === "/*" ? block("", values) : `\t\t@rule${index} path_regexp ${expressionOf(path)}$\n${block(`@rule${index} `, values)}`,
    )
    .join("")}		header -Server
		error /_headers 404
		error /_redirects 404
${lines(
  [
    ...missing.map(({ from }) => `error ${from} 404`),
    ...moved.flatMap(({ from, to, status }) => bothSpellings(from).map((address) => `redir ${address} ${to} ${status.slice(0, 3)}`)),
  ],
  "\t\t",
)}${fallbacks
    .map(
      ({ from, to, status }, index) =>
        `\t\t@missing${index} {\n\t\t\tpath ${from}\n\t\t\tnot file {path} {path}/index.html\n\t\t}\n\t\tredir @missing${index} ${to} ${status.slice(0, 3)}\n`,
    )
    .join("")}		file_server
	}
	handle_errors {
		rewrite * /404.html
		header ${TYPE} \`text/html; charset=utf-8\`
		file_server
	}
}
`;
}

import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { caddyConfig, nginxConfig, type ServerSettings } from "../../../src/publish/other-servers";

const settings: ServerSettings = {
  host: "site.example",
  directory: "/srv/dist",
  headers: [
    { path: "/*", headers: { "X-A": "every", "Cache-Control": "no-cache" } },
    { path: "/blog/:part/x.*", headers: { "X-A": 'the "last"', "Content-Type": "text/x; charset=utf-8" } },
  ],
  redirects: [
    { from: "/old/", to: "/new/", status: "301" },
    { from: "/404/", to: "/404.html", status: "404!" },
    { from: "/blog/*", to: "/404/", status: "302" },
  ],
};

/** The check of configurations that each server has. */
const checks = [
  {
    name: "nginx",
    config: (odd: ServerSettings, folder: string) =>
      `pid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map((kind) => `${kind}_temp_path ${folder}/${kind};\n`)
        .join("")}${nginxConfig(odd)}}\n`,
    args: (file: string) => ["-t", "-c", file, "-e", "stderr"],
    version: "-v",
  },
  {
    name: "caddy",
    config: (odd: ServerSettings) => caddyConfig(odd),
    args: (file: string) => ["validate", "--adapter", "caddyfile", "--config", file],
    version: "version",
  },
];

describe.each(checks)("$name, if it is installed,", ({ name, config, args, version }) => {
  const isInstalled = spawnSync(name, [version]).status === 0;

  it("accepts values with characters that mean something in configurations", () => {
    const text = `; $a \${a} " ' {a} {$a} \\ \` # }`;
    if (!isInstalled) return;
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "server-config-"));
    const odd: ServerSettings = {
      host: "site.example",
      directory: `/srv/a${text}b`,
      headers: [
        { path: "/*", headers: { "X-A": `a${text}b` } },
        { path: "/c{1}/*", headers: { "X-A": `c${text}d` } },
      ],
      redirects: [
        { from: "/go/x/", to: `https://seller.example/?a=b${text}c`, status: "302" },
        { from: "/blog/*", to: `/404/?${text}d`, status: "302" },
      ],
    };
    const file = path.join(folder, "config");
    fs.writeFileSync(file, config(odd, folder));
    const { status, stdout, stderr } = spawnSync(name, args(file), { encoding: "utf8", env: { ...process.env, HOME: folder } });
    fs.rmSync(folder, { recursive: true });
    expect(status === 0 ? "" : stdout + stderr).toBe("");
  });
});

describe("nginx", () => {
  const config = nginxConfig(settings);

  it.each([
    ["the server", 'server_name site.example;\n  root "/srv/dist";'],
    [
      "of two rules the later one",
      'map $request_uri $site_x_a {\n  "~^/blog/[^/]+/x\\..*(?:\\?|$)" "the \\"last\\"";\n  default "every";\n}',
    ],
    ["headers on every status", "add_header X-A $site_x_a always;"],
    ["types by place", 'location ~ "^/blog/[^/]+/x\\..*$" {\n    types {}\n    default_type text/x;'],
    ["a moved address", 'location = "/old/" {\n    return 301 "/new/";'],
    ["redirects without the trailing slash", 'location = "/old" {\n    return 301 "/new/";'],
    ["the 404 page at its own path", 'location = "/404/" {\n    return 404;'],
    ["redirects for missing paths", 'if ($request_uri ~ "^/blog/.*") {\n      return 302 "/404/";'],
    ["no access to Netlify's files", "location ~ ^/_(?:headers|redirects)$ {\n    return 404;"],
  ])("has %s", (_, text) => {
    expect(config).toContain(text);
  });

  it("sets MIME types by path or extension, not by a second header", () => {
    expect(config).not.toContain("add_header Content-Type");
  });
});

describe("Caddy", () => {
  const config = caddyConfig(settings);

  it.each([
    ["the server", "site.example {\n\troot * `/srv/dist`"],
    ["a rule of every path", "\t\theader X-A `every`"],
    ["a rule of some", '@rule1 path_regexp `^/blog/[^/]+/x\\..*$`\n\t\theader @rule1 X-A `the "last"`'],
    ["a moved address", "redir `/old/` `/new/` 301"],
    ["redirects without the trailing slash", "redir `/old` `/new/` 301"],
    ["the 404 page at its own path", "error `/404/` 404"],
    ["redirects for missing paths", "path `/blog/*`\n\t\t\tnot file {path} {path}/index.html\n\t\t}\n\t\tredir @missing0 `/404/` 302"],
    ["no access to Netlify's files", "error /_headers 404"],
  ])("has %s", (_, text) => {
    expect(config).toContain(text);
  });

  it("has rules in order, since the last one wins", () => {
    expect(config.indexOf("X-A `every`")).toBeLessThan(config.indexOf("X-A `the"));
  });
});

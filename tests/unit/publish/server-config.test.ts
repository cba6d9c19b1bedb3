import { caddyConfig, nginxConfig, type ServerSettings } from "../../../src/publish/server-config";

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

describe("nginx", () => {
  const config = nginxConfig(settings);

  it.each([
    ["the server", "server_name site.example;\n  root /srv/dist;"],
    [
      "of two rules the later one",
      'map $request_uri $site_x_a {\n  "~^/blog/[^/]+/x\\..*(?:\\?|$)" "the \\"last\\"";\n  default "every";\n}',
    ],
    ["headers on every status", "add_header X-A $site_x_a always;"],
    ["types by place", "location ~ ^/blog/[^/]+/x\\..*$ {\n    types {}\n    default_type text/x;"],
    ["a moved address", "location = /old/ {\n    return 301 /new/;"],
    ["a moved address without its slash", "location = /old {\n    return 301 /new/;"],
    ["the 404 page by its own address", "location = /404/ {\n    return 404;"],
    ["what leads on where nothing is", "if ($request_uri ~ ^/blog/.*) {\n      return 302 /404/;"],
    ["files of the host", "location ~ ^/_(?:headers|redirects)$ {\n    return 404;"],
  ])("is told %s", (_, text) => {
    expect(config).toContain(text);
  });

  it("is told of types by place or ending alone, not by a second header", () => {
    expect(config).not.toContain("add_header Content-Type");
  });
});

describe("Caddy", () => {
  const config = caddyConfig(settings);

  it.each([
    ["the server", "site.example {\n\troot * /srv/dist"],
    ["a rule of every path", "\t\theader X-A `every`"],
    ["a rule of some", '@rule1 path_regexp ^/blog/[^/]+/x\\..*$\n\t\theader @rule1 X-A `the "last"`'],
    ["a moved address", "redir /old/ /new/ 301"],
    ["a moved address without its slash", "redir /old /new/ 301"],
    ["the 404 page by its own address", "error /404/ 404"],
    ["what leads on where nothing is", "path /blog/*\n\t\t\tnot file {path} {path}/index.html\n\t\t}\n\t\tredir @missing0 /404/ 302"],
    ["files of the host", "error /_headers 404"],
  ])("is told %s", (_, text) => {
    expect(config).toContain(text);
  });

  it("is told rules in their order, since the later one counts", () => {
    expect(config.indexOf("X-A `every`")).toBeLessThan(config.indexOf("X-A `the"));
  });
});

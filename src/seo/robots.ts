import { absoluteUrl, files } from "../site/routes";

interface RobotsSettings {
  /** Path prefixes that no crawler may read. */
  readonly disallow: readonly string[];
  /** User agents that may read nothing. */
  readonly blockedAgents: readonly string[];
}

/** Generates robots.txt (RFC 9309) from settings. A deploy preview disallows everything. */
export function robotsFile(siteUrl: string, { disallow, blockedAgents }: RobotsSettings, preview: boolean): string {
  if (preview) return "User-agent: *\nDisallow: /\n";
  const group = (agents: readonly string[], rules: readonly string[]) =>
    `${[...agents.map((agent) => `User-agent: ${agent}`), ...rules].join("\n")}\n\n`;
  return [
    ...(blockedAgents.length > 0 ? [group(blockedAgents, ["Disallow: /"])] : []),
    group(["*"], disallow.length > 0 ? disallow.map((path) => `Disallow: ${path}`) : ["Allow: /"]),
    `Sitemap: ${absoluteUrl(siteUrl, files.sitemap)}\n`,
  ].join("");
}

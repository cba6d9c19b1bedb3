import { absoluteUrl, files } from "../site/routes";

export interface RobotsSettings {
  /** Beginnings of paths that no crawler may read. */
  readonly disallow: readonly string[];
  /** Crawlers that may read nothing. */
  readonly blockedAgents: readonly string[];
}

/**
 * robots.txt (RFC 9309): what the settings say and where the sitemap is; of a preview nothing may be read.
 *
 * @param preview whether this is a trial publication, which search engines must not list
 */
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

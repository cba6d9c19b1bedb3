import { parse, stringify } from "yaml";
import * as z from "zod";
import { errorAt, formatDiagnostic } from "../../content-model/diagnostic";

const stateSchema = z.strictObject({ url: z.url(), host: z.string().min(1), status: z.int().min(100).max(599) });
const workSchema = z.strictObject({ doi: z.string().min(1), notices: z.array(z.string().min(1)) });
const fileSchema = z.strictObject({ links: z.array(stateSchema), works: z.array(workSchema).default([]) });

/** Where a URL led when it was accepted: the host of the last redirect's target, and its status. */
export type KnownLink = z.output<typeof stateSchema>;

/** Corrections, retractions and the like that were read and accepted. */
export type AcceptedWork = z.output<typeof workSchema>;

/** What the file holds. */
export type LinkBaseline = z.output<typeof fileSchema>;

const comment = `# Where links lead: written by npm run check:links -- --accept, read by npm run check:links.
# Publishers often answer scripts with 403; a state in this file is not reported again, nor is a notice of Crossref
# about a work that is listed here.
`;

/**
 * Parses the link baseline.
 *
 * @throws an error with one diagnostic if the file is invalid
 */
export function parseLinkBaseline(text: string, file: string): LinkBaseline {
  const result = fileSchema.safeParse(parse(text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const message = `${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`;
  throw new Error(formatDiagnostic(errorAt({ file }, "link-baseline", message, "write it with npm run check:links -- --accept")));
}

/** The file of accepted states, sorted by URL and DOI. */
export function formatLinkBaseline(accepted: LinkBaseline): string {
  const links = [...accepted.links].sort((a, b) => (a.url < b.url ? -1 : 1));
  const works = [...accepted.works].sort((a, b) => (a.doi < b.doi ? -1 : 1));
  return comment + stringify({ links, works }, { lineWidth: 0 });
}

import { parse, stringify } from "yaml";
import { z } from "zod";

/** Where an address led when somebody looked and found it right. */
export interface AcceptedState {
  readonly url: string;
  /** Host on which it ended. */
  readonly host: string;
  readonly status: number;
}

const fileSchema = z.strictObject({
  links: z.array(z.strictObject({ url: z.url(), host: z.string().min(1), status: z.int().min(100).max(599) })),
});

const head = `# Where links led when somebody looked: written by npm run check:links -- --accept, read by npm run check:links.
# Publishers answer programs with 403 and the like; what stands here is known and not told again.
`;

/**
 * Reads the accepted states.
 *
 * @throws one line when the file is not what {@link writeAcceptedStates} writes
 */
export function readAcceptedStates(text: string, file: string): AcceptedState[] {
  const result = fileSchema.safeParse(parse(text));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(
      `${file}:1:1 error[links] ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}; let npm run check:links -- --accept write it`,
    );
  }
  return result.data.links;
}

/** The file of accepted states, in the order of addresses. */
export function writeAcceptedStates(states: readonly AcceptedState[]): string {
  const links = [...states].sort((a, b) => (a.url < b.url ? -1 : 1)).map(({ url, host, status }) => ({ url, host, status }));
  return head + stringify({ links }, { lineWidth: 0 });
}

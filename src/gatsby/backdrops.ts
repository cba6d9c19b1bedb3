import { posterBackdrop } from "../artwork/open-graph-backdrops";
import type { PosterMethod, PosterReference } from "../artwork/charts/evidence-poster";
import type { PosterSheetContent } from "../artwork/evidence-poster-sheet";
import type { EvidencePage } from "../content-model/types/evidence";
import type { SiteSettings } from "../content-model/types/site";
import { routes } from "../site/routes";

type FindAll = <T>(type: string) => Promise<readonly T[]>;

/**
 * What is drawn beside the title of an Open Graph image: the poster of the evidence for its own page and for the page of
 * sounds, of the review its methods. The other pages have none.
 */
export async function findBackdrop(type: string, node: object, findAll: FindAll): Promise<string | undefined> {
  const { evidenceMethods = [], path } = node as { readonly evidenceMethods?: readonly string[]; readonly path?: string };
  if (type !== "EvidencePage" && type !== "ReviewPage" && !(type === "InformationPage" && path === routes.soundsPage)) return undefined;
  const [page] = await findAll<{ readonly methods: readonly PosterMethod[] }>("EvidencePage");
  return posterBackdrop(
    (page?.methods ?? []).filter(({ slug }) => type !== "ReviewPage" || evidenceMethods.includes(slug)),
    await findWorks(findAll),
  );
}

/** What the poster of the evidence shows as a file. */
export async function findPosterSheet(
  { methods, highlights }: Pick<EvidencePage, "methods" | "highlights">,
  { brand, url }: Pick<SiteSettings, "brand" | "url">,
  findAll: FindAll,
): Promise<PosterSheetContent> {
  const claims = await findAll<{ readonly checked: string }>("Claim");
  const checked = claims.map((claim) => claim.checked).sort();
  const address = new URL(url).host + routes.evidence;
  return { methods, highlights: highlights ?? [], works: await findWorks(findAll), brand, address, checked: checked.at(-1) };
}

async function findWorks(findAll: FindAll): Promise<PosterReference[]> {
  const references = await findAll<PosterReference & { readonly key: string }>("Reference");
  const works = references.map(({ key, method, evidence, people, effects }) => ({ id: key, method, evidence, people, effects }));
  return works.sort((a, b) => (a.id < b.id ? -1 : 1));
}

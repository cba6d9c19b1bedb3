import { posterBackdrop } from "../artwork/open-graph-backdrops";
import type { PosterMethod, PosterReference } from "../artwork/charts/evidence-poster";
import { routes } from "../site/routes";

type FindAll = <T>(type: string) => Promise<readonly T[]>;

/**
 * What is drawn beside the title of an Open Graph image: the poster of the evidence for its own page and for the page of
 * sounds, of the review its methods. The other pages have none.
 */
export async function findBackdrop(type: string, node: object, findAll: FindAll): Promise<string | undefined> {
  const { evidenceMethods = [], path } = node as { readonly evidenceMethods?: readonly string[]; readonly path?: string };
  if (type !== "EvidencePage" && type !== "ReviewPage" && !(type === "InformationPage" && path === routes.listen)) return undefined;
  const [page] = await findAll<{ readonly methods: readonly PosterMethod[] }>("EvidencePage");
  const references = await findAll<PosterReference & { readonly key: string }>("Reference");
  return posterBackdrop(
    (page?.methods ?? []).filter(({ slug }) => type !== "ReviewPage" || evidenceMethods.includes(slug)),
    references.map((reference) => ({ ...reference, id: reference.key })),
  );
}

import type { PosterMethod, PosterReference } from "../artwork/charts/evidence-poster";
import type { CoverInput } from "../artwork/cover-art";
import type { PosterSheetContent } from "../artwork/evidence-poster-sheet";
import { posterBackdrop, type OpenGraphContent } from "../artwork/open-graph-card";
import { contentType, contentTypeNames } from "../content-model/content-types";
import type { Category } from "../content-model/types/category";
import type { EvidencePage } from "../content-model/types/evidence";
import type { PostFrontMatter } from "../content-model/types/post";
import type { SiteSettings } from "../content-model/types/site";
import type { PostSummary } from "../site/pages/page-index";
import { routes } from "../site/routes";

/*
 * What drawings are made from. `resolvers.ts` names their files by it, and `write-files.ts` draws them. It is undefined while
 * settings or a category are missing, as they may be in `gatsby develop`.
 */

/** Finds all nodes of a type. */
export type FindAll = <T>(type: string) => Promise<readonly T[]>;

const texts = new Map(
  contentTypeNames.map(contentType).flatMap(({ nodes }) => (nodes?.openGraph ? [[nodes.type, nodes.openGraph] as const] : [])),
);

/** Types of nodes whose pages have an Open Graph image of their own. */
export const typesWithOpenGraphImage = [...texts.keys()];

export type CoverNode = Pick<PostSummary, "categorySlug"> & Pick<PostFrontMatter, "slug" | "coverText" | "coverNote">;

/** What an article's cover is drawn from. */
export async function coverInput(
  { slug, categorySlug, coverText, coverNote }: CoverNode,
  findAll: FindAll,
): Promise<CoverInput | undefined> {
  const category = await findCategory(categorySlug, findAll);
  return category && { seed: slug, palette: category.palette, motif: category.motif, text: coverText, note: coverNote };
}

/**
 * What the Open Graph image of a node shows.
 *
 * @param type one of {@link typesWithOpenGraphImage}
 */
export async function openGraphContent(type: string, node: object, findAll: FindAll): Promise<OpenGraphContent | undefined> {
  const [site] = await findAll<SiteSettings>("SiteSettings");
  const { categorySlug } = node as { readonly categorySlug?: string };
  const category = categorySlug === undefined ? undefined : await findCategory(categorySlug, findAll);
  const toText = texts.get(type);
  if (!site || !toText || (categorySlug !== undefined && !category)) return undefined;
  return {
    ...toText(node as never, { category, site }),
    brand: site.brand,
    logo: site.logo,
    backdrop: await findBackdrop(type, node, findAll),
  };
}

/** What the poster of the evidence shows as a file. */
export async function posterSheetContent(
  { methods, highlights }: Pick<EvidencePage, "methods" | "highlights">,
  findAll: FindAll,
): Promise<PosterSheetContent | undefined> {
  const [site] = await findAll<SiteSettings>("SiteSettings");
  if (!site) return undefined;
  const claims = await findAll<{ readonly checked: string }>("Claim");
  const checked = claims.map((claim) => claim.checked).sort();
  const address = new URL(site.url).host + routes.evidence;
  return { methods, highlights: highlights ?? [], works: await findWorks(findAll), brand: site.brand, address, checked: checked.at(-1) };
}

const findCategory = async (slug: string, findAll: FindAll): Promise<Category | undefined> =>
  (await findAll<Category>("Category")).find((category) => category.slug === slug);

/**
 * What is drawn beside the title of an Open Graph image: the poster of the evidence for its own page and for the page of
 * sounds, of the review its methods. The other pages have none.
 */
async function findBackdrop(type: string, node: object, findAll: FindAll): Promise<string | undefined> {
  const { evidenceMethods = [], path } = node as { readonly evidenceMethods?: readonly string[]; readonly path?: string };
  if (type !== "EvidencePage" && type !== "ReviewPage" && !(type === "InformationPage" && path === routes.soundsPage)) return undefined;
  const [page] = await findAll<{ readonly methods: readonly PosterMethod[] }>("EvidencePage");
  return posterBackdrop(
    (page?.methods ?? []).filter(({ slug }) => type !== "ReviewPage" || evidenceMethods.includes(slug)),
    await findWorks(findAll),
  );
}

async function findWorks(findAll: FindAll): Promise<PosterReference[]> {
  const references = await findAll<PosterReference & { readonly key: string }>("Reference");
  const works = references.map(({ key, method, evidence, people, effects }) => ({ id: key, method, evidence, people, effects }));
  return works.sort((a, b) => (a.id < b.id ? -1 : 1));
}

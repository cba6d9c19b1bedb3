import fs from "fs";
import path from "path";
import type { Node } from "gatsby";
import { normalizeText } from "../../content-model/front-matter";
import type { Category } from "../../content-model/schemas/category";
import type { Claim } from "../../content-model/schemas/claim";
import type { PostFrontMatter } from "../../content-model/schemas/post";
import type { Reference } from "../../content-model/schemas/reference";
import type { SiteSettings } from "../../content-model/schemas/site";
import { parseMarkdownNatively } from "../../markdown/node/native-parser";
import { shownLabel } from "../../site/evidence-labels";
import { files, routes } from "../../site/routes";
import { markdownExport } from "../../feeds/markdown-export";
import type { LoadFigures } from "./resolve-figures";
import { findNode, type Keyed, type ResolverContext } from "./find-node";

interface PostNode extends PostFrontMatter {
  readonly parent: string;
  readonly citedReferences: readonly string[];
  readonly markedClaims: readonly string[];
  readonly shownFigures: readonly string[];
}
type Resolver = (source: PostNode, args: unknown, context: ResolverContext) => Promise<string>;

/**
 * Resolves the path of an article's Markdown export and writes the export to Gatsby's public folder. Pages query the
 * field, so an incremental build writes only the exports of changed articles.
 */
export function resolveMarkdownExport(loadFigures: LoadFigures, publicDirectory = path.resolve("public")): Resolver {
  return async (post, _args, context) => {
    const entries = async <T>(type: string, keys: readonly string[]) => {
      const found = await Promise.all(keys.map((key) => findNode<Keyed<T>>(context, type, { key })));
      return found.filter((entry) => entry !== null);
    };
    const [site, category, references, claims, figures] = await Promise.all([
      findNode<SiteSettings>(context, "SiteSettings"),
      findNode<Category>(context, "Category", { slug: post.categorySlug }),
      entries<Reference>("Reference", post.citedReferences),
      entries<Claim>("Claim", post.markedClaims),
      loadFigures(post.shownFigures, context),
    ]);
    if (!site || !category) throw new Error(`${post.slug}: there are no site settings or no category`);
    const parent = context.nodeModel.getNodeById({ id: post.parent }) as Node | null;
    const body = normalizeText(parent?.internal.content ?? "");
    const exportPath = files.markdownExport(post.slug);
    const text = markdownExport(
      site,
      {
        ...post,
        path: routes.post(post.slug),
        inShort: post.inShort ?? null,
        updated: post.updated ?? null,
        changes: post.changes ?? null,
        closingButton: post.closingButton ?? null,
        category: category.label,
        questions: post.faq,
        references: references.map((reference) => ({ ...reference, doi: reference.doi ?? null })),
        claims: Object.fromEntries(claims.map((claim) => [claim.key, shownLabel(claim)])),
        figures,
      },
      body,
      parseMarkdownNatively,
    );
    const file = path.join(publicDirectory, exportPath);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    return exportPath;
  };
}

import fs from "fs";
import path from "path";
import type { Category } from "../../content-model/schemas/category";
import type { PostFrontMatter } from "../../content-model/schemas/post";
import type { Reference } from "../../content-model/schemas/reference";
import type { SiteSettings } from "../../content-model/schemas/site";
import { files, routes } from "../../site/routes";
import { markdownExport } from "../../feeds/markdown-export";

type PostNode = PostFrontMatter & { readonly parent: string; readonly citedWorks: readonly string[] };
interface Query {
  readonly type: string;
  readonly query: object;
}
interface ResolverContext {
  nodeModel: {
    getNodeById(query: { id: string }): { internal: { content?: string } } | null;
    findOne(query: Query): Promise<unknown>;
  };
}
type Resolver = (source: PostNode, args: unknown, context: ResolverContext) => Promise<string>;

/**
 * Resolves the address of an article's Markdown copy, and writes the copy beside Gatsby's pages. It is written when
 * the article's page asks for it, so an incremental build writes those of changed articles alone.
 */
export function resolveMarkdownExport(publicDirectory = path.resolve("public")): Resolver {
  return async (post, _args, { nodeModel }) => {
    const one = <T>(type: string, filter: object) => nodeModel.findOne({ type, query: { filter } }) as Promise<T | null>;
    const [site, category, references] = await Promise.all([
      one<SiteSettings>("SiteSettings", {}),
      one<Category>("Category", { slug: { eq: post.categorySlug } }),
      Promise.all(post.citedWorks.map((key) => one<Omit<Reference, "id"> & { key: string }>("Reference", { key: { eq: key } }))),
    ]);
    if (!site || !category) throw new Error(`${post.slug}: there are no site settings or no category`);
    const body = nodeModel.getNodeById({ id: post.parent })?.internal.content ?? "";
    const address = files.markdownExport(post.slug);
    const copy = markdownExport(
      site,
      {
        path: routes.post(post.slug),
        title: post.title,
        excerpt: post.excerpt,
        date: post.date,
        updated: post.updated ?? null,
        changes: post.changes ?? null,
        category: category.label,
        questions: post.faq,
        references: references.flatMap((reference) => (reference ? [{ ...reference, doi: reference.doi ?? null }] : [])),
      },
      body,
    );
    const file = path.join(publicDirectory, address);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, copy);
    return address;
  };
}

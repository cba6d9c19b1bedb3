import { filesOf } from "../../../../src/lint/content-tree";
import { readContentTree } from "../../../../src/lint/node/read-content";
import { newestFirst, type PostSummary } from "../../../../src/site/pages/page-spec";
import { parseMarkdown } from "../../../../src/markdown/parser";
import { citedReferences } from "../../../../src/markdown/directives/uses";

/** The articles of a content folder, as input of the page builders. */
export function checkedPosts(directory: string): PostSummary[] {
  return filesOf(readContentTree(directory, "content"), "post")
    .map(({ value: { slug, categorySlug, date }, body }) => ({
      id: slug,
      slug,
      categorySlug,
      date,
      citedReferences: citedReferences(parseMarkdown(body)),
    }))
    .sort(newestFirst);
}

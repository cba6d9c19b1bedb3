import { filesOf } from "../../../src/check/content-tree";
import { readContentTree } from "../../../src/check/read-content";
import { newestFirst, type PostSummary } from "../../../src/gatsby/pages/page-spec";
import { citedWorks } from "../../../src/markdown/transforms/citations";

/** The articles of a content folder as the page builders get them. */
export function checkedPosts(directory: string): PostSummary[] {
  return filesOf(readContentTree(directory, "content"), "post")
    .map(({ value: { slug, categorySlug, date }, body }) => ({ id: slug, slug, categorySlug, date, citedWorks: citedWorks(body) }))
    .sort(newestFirst);
}

import type { ContentFile } from "../../lint/content-tree";
import type { IndexedArticle } from "./site-content";

/** An article as far as the index knows it. */
export function fileOfIndex({ file, value, content }: IndexedArticle): ContentFile {
  return {
    type: "post",
    file,
    value,
    body: "",
    bodyOffset: 0,
    diagnostics: [],
    locate: () => ({ line: 1, column: 1 }),
    content: { ...content, texts: [], claimMarks: [], pictures: [], sections: 0, evidenceNotes: 0 },
  };
}

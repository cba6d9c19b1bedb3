import type { ContentFile } from "../../lint/content-tree";
import { storeClaims } from "../../lint/claim-finder";
import type { IndexedArticle } from "./site-content";

/** An article as far as the index knows it. */
export function fileOfIndex({ file, value, content, claims }: IndexedArticle): ContentFile {
  const unread: ContentFile = {
    type: "post",
    file,
    value,
    body: "",
    bodyOffset: 0,
    diagnostics: [],
    locate: () => ({ line: 1, column: 1 }),
    content: { ...content, texts: [], claimMarks: [], pictures: [], sections: 0, evidenceNotes: 0 },
  };
  storeClaims(unread, claims);
  return unread;
}

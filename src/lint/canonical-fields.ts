import type { ContentTypeName } from "../content-model/content-types";
import { arrangeFields, type ContentFields } from "../content-model/serialize";
import { canonicalMarkdown } from "../markdown/canonical-markdown";

/** Fields as a content file has them: in the order of the schema, and Markdown in the canonical format. */
export function canonicalFields(type: ContentTypeName, fields: ContentFields): ContentFields {
  const { body, ...arranged } = arrangeFields(type, fields);
  return body === undefined ? arranged : { ...arranged, body: canonicalMarkdown(body) };
}

import type { Root } from "mdast";
import type { ContentTypeName } from "../content-model/content-types";
import { arrangeFields, type ContentFields } from "../content-model/serialize";
import { canonicalMarkdown } from "../markdown/canonical-markdown";

/**
 * Fields as a content file has them: in the order of the schema, and Markdown in the canonical format.
 *
 * @param parse the Markdown parser; in Node the native one is faster
 */
export function canonicalFields(type: ContentTypeName, fields: ContentFields, parse?: (text: string) => Root): ContentFields {
  const { body, ...arranged } = arrangeFields(type, fields);
  return body === undefined ? arranged : { ...arranged, body: canonicalMarkdown(body, parse) };
}

import { validateXML } from "xmllint-wasm";

interface XmlFile {
  readonly fileName: string;
  readonly contents: string;
}

/**
 * Validates XML with libxml2.
 *
 * @param schema the XML schema; without one, only well-formedness is checked
 * @param others schemas that the schema imports
 * @returns the error messages
 */
export async function xmllint({ xml, schema, others = [] }: { xml: string; schema?: XmlFile; others?: XmlFile[] }): Promise<string[]> {
  const file = { fileName: "file.xml", contents: xml };
  const { errors } = await validateXML(schema ? { xml: file, schema: [schema], preload: others } : { xml: file, normalization: "format" });
  return errors.map(({ rawMessage }) => rawMessage);
}

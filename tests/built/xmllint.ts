import { validateXML } from "xmllint-wasm";

interface XmlFile {
  readonly fileName: string;
  readonly contents: string;
}

/**
 * Reads XML with libxml2.
 *
 * @param schema an XML schema that it must keep; without one it must be well-formed
 * @param others schemas that the schema imports
 * @returns what is wrong, one text a fault
 */
export async function xmllint({ xml, schema, others = [] }: { xml: string; schema?: XmlFile; others?: XmlFile[] }): Promise<string[]> {
  const file = { fileName: "file.xml", contents: xml };
  const { errors } = await validateXML(schema ? { xml: file, schema: [schema], preload: others } : { xml: file, normalization: "format" });
  return errors.map(({ rawMessage }) => rawMessage);
}

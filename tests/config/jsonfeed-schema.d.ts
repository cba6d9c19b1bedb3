/** The JSON Schema of JSON Feed 1.1; it comes without types. */
declare module "jsonfeed-schema" {
  const schema: object;
  export default schema;
}

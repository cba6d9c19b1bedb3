/** The JSON Schema of JSON Feed 1.1. The package has no types. */
declare module "jsonfeed-schema" {
  const schema: object;
  export default schema;
}

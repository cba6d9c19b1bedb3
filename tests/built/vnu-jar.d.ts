/** The path of the Nu HTML checker. The package has no types. */
declare module "vnu-jar" {
  const path: string;
  export default path;
}

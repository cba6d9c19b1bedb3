/** The Nu HTML checker: the path of its program. It comes without types. */
declare module "vnu-jar" {
  const path: string;
  export default path;
}

/** webpack's `require.context`. */
interface ModuleFolder {
  (name: string): unknown;
  keys(): readonly string[];
}
declare const require: { context(folder: string, below: boolean, names: RegExp): ModuleFolder };

/**
 * Loads all components in alphabetical order. styled-components writes styles in the order in which components were
 * loaded, which would otherwise depend on the first page that is rendered.
 */
export function loadComponentsInOrder(): void {
  const components = require.context("../../components", true, /\.tsx$/);
  for (const name of components.keys()) components(name);
}

/** What webpack gives for a folder: its modules by name. */
interface ModuleFolder {
  (name: string): unknown;
  keys(): readonly string[];
}
declare const require: { context(folder: string, below: boolean, names: RegExp): ModuleFolder };

/**
 * Loads every component, in the order of their names. Styles stand on a page in the order in which their components
 * were loaded; otherwise that would depend on which page is rendered first, and with it the page's bytes.
 */
export function loadComponentsInOrder(): void {
  const components = require.context("../../components", true, /\.tsx$/);
  for (const name of components.keys()) components(name);
}

import { createRequire } from "node:module";
import { TestEnvironment } from "jest-environment-node";

/** Jest cannot load an ES module with a native addon, so such packages are loaded by Node, outside of the sandbox. */
export default class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.requireOutside = createRequire(import.meta.url);
  }
}

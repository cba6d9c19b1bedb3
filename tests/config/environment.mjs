import { createRequire } from "node:module";
import { TestEnvironment } from "jest-environment-node";

/** Jest loads no package that is an ES module with a native part; outside of its sandbox Node does. */
export default class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.requireOutside = createRequire(import.meta.url);
  }
}

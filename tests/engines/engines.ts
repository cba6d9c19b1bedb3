import { firefox } from "./firefox-engine";
import type { Engine } from "./tab";
import { webkit } from "./webkit-engine";

/** Engines beside Chromium, in which `tests/config/engines.config.ts` runs the tests: one project each. */
export const engines: readonly Engine[] = [firefox, webkit];

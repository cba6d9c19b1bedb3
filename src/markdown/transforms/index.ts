import type { Transform } from "../transform";
import { callToAction } from "./call-to-action";
import { citations } from "./citations";
import { claimMarks } from "./claim-marks";
import { evidenceNotes } from "./evidence-notes";
import { noRawHtml } from "./no-raw-html";
import { restoreDirectives } from "./restore-directives";
import { safeLinks } from "./safe-links";
import { sectionPanels } from "./section-panels";
import { tables } from "./tables";
import { unreadDirectives } from "./unread-directives";

/** Everything that happens to a body between Markdown and HTML, in this order. Panels come last: they move the rest. */
export const transforms: readonly Transform[] = [
  noRawHtml,
  unreadDirectives,
  restoreDirectives,
  callToAction,
  citations,
  claimMarks,
  safeLinks,
  evidenceNotes,
  tables,
  sectionPanels,
];

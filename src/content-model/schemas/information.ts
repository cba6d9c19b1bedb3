import * as z from "zod";
import { isoDay, metaDescription, pageTitle, prose, text } from "../fields";

/** Front matter of `about.md`, `editorial-policy.md` and `listen.md` in `content/pages/`. */
export const informationPageSchema = z.strictObject({
  title: pageTitle,
  metaDescription,
  heading: text("heading").meta({ description: "Also the name of the page in links to it." }),
  lead: prose("lead").meta({ description: "One or two sentences below the heading." }),
  lastUpdated: isoDay("lastUpdated").meta({ description: "Day of the last change that matters to readers." }),
});

import type { Backup } from "./backup-store";
import { button, element } from "../ui/elements";

const CLASS = "backup-banner";

/**
 * Shows which unsaved texts were found and from when; nothing if there are none.
 *
 * @param restore puts a text into the open form; undefined when no form is open: then each text has a link to its form
 */
export function showBanner(
  backups: readonly Backup[],
  restore: ((backup: Backup) => void) | undefined,
  discard: (backup: Backup) => void,
): void {
  document.querySelector(`.${CLASS}`)?.remove();
  if (backups.length === 0) return;
  const rows = backups.slice(0, 5).map((backup) =>
    element(
      "li",
      {},
      element("span", {}, `${titleOf(backup)}, not saved, from ${timeOf(backup)} `),
      restore ? button("Restore", () => restore(backup), "primary") : element("a", { href: linkOf(backup) }, "Open"),
      button("Discard", () => discard(backup)),
    ),
  );
  document.body.append(
    element(
      "section",
      { class: CLASS, "aria-label": "Unsaved text", role: "status" },
      element("p", {}, "This browser has text that was not saved."),
      element("ul", {}, ...rows),
    ),
  );
}

function titleOf({ entry }: Backup): string {
  const { title, name, heading } = entry.data;
  return String(title ?? name ?? heading ?? entry.slug) || "An entry without a title";
}

const timeOf = ({ savedAt }: Backup): string => new Date(savedAt).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });

const linkOf = ({ entry: { collection, slug, path } }: Backup): string =>
  path === "" ? `#/collections/${collection}/new` : `#/collections/${collection}/entries/${slug}`;

import type { MaintenanceGroup } from "../../lint/maintenance/maintenance-list";
import { linkOfFile } from "./collections";
import { element } from "./ui/elements";

/**
 * Shows what needs care on Decap's lists of entries, as `npm run report:care` prints it. Closed at first; hidden while an
 * entry is edited.
 */
export function showCare(groups: readonly MaintenanceGroup[]): void {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return;
  const panel = element("details", {}, element("summary", {}, `Needs care: ${count}`), ...groups.map(groupElement));
  document.head.append(element("style", {}, style));
  const aside = element("aside", { class: "care", "aria-label": "Needs care" }, panel);
  document.body.append(aside);
  const showOnLists = () => (aside.hidden = !/^#\/(?:collections\/[^/]+\/?$|workflow)/.test(location.hash));
  window.addEventListener("hashchange", showOnLists);
  showOnLists();
}

function groupElement({ title, items }: MaintenanceGroup): HTMLElement {
  const lines = items.map(({ file, message, suggestion }) => element("li", { title: suggestion }, entryLink(file, message)));
  return element("section", {}, element("h2", {}, `${title} (${items.length})`), element("ul", {}, ...lines));
}

/** A link to the form of an entry. The messages about articles name them. */
function entryLink(file: string, message: string): Node {
  // The local server names files of any folder.
  const { label, hash } = linkOfFile(file.replace(/^.*(?=content\/)/, ""));
  return element("a", { href: hash }, file.includes("/posts/") ? message : `${label}: ${message}`);
}

const style = `
  .care { position: fixed; left: 16px; bottom: 16px; z-index: 200; max-width: min(40rem, 90vw); border: 1px solid var(--cms-line); border-radius: 8px; background: var(--cms-paper); color: var(--cms-ink); font: 14px/1.5 system-ui, sans-serif; box-shadow: 0 4px 24px rgb(0 0 0 / 0.25); }
  .care[hidden] { display: none; }
  .care summary { padding: 10px 16px; font-weight: 600; cursor: pointer; }
  .care > details[open] { max-height: 70vh; overflow: auto; }
  .care section { padding: 0 16px 12px; }
  .care h2 { margin: 0 0 4px; font-size: 14px; font-weight: 600; }
  .care ul { margin: 0; padding: 0 0 0 18px; }
  .care a { color: var(--cms-accent); }
  .care h2, .care li { color: inherit; }
`;

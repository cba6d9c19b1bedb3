import type { ListItem } from "mdast";
import type { Parent } from "unist";
import visit from "unist-util-visit";
import { htmlNode, type Transform } from "./transform";

/** Gives the checkbox of each item of a task list a name, so that everybody hears whether it is done. */
export const taskLists: Transform = (tree) => {
  visit<ListItem>(tree, "listItem", (item) => {
    if (typeof item.checked !== "boolean") return;
    const { checked } = item;
    const checkbox = htmlNode("input", { type: "checkbox", disabled: true, checked, ariaLabel: checked ? "Done" : "To do" }, []);
    const [first] = item.children;
    if (first?.type === "paragraph") (first as Parent).children.unshift(checkbox, { type: "text", value: " " } as never);
    else (item as Parent).children.unshift(checkbox);
    item.checked = null;
    item.data = { ...item.data, hProperties: { className: ["task"] } };
  });
};

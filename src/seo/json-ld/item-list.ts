import type { ItemList } from "schema-dts";

/** A list of names, in their order. */
export const itemList = (names: readonly string[]): ItemList => ({
  "@type": "ItemList",
  itemListElement: names.map((name, index) => ({ "@type": "ListItem", position: index + 1, name })),
});

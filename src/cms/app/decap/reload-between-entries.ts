const entryIn = (url: string): string | undefined => /#\/collections\/([^/]+\/entries\/[^?]+)/.exec(url)?.[1];

/** Decap's form does not follow when the address changes from one entry to another, so the page is loaded again. */
export function reloadBetweenEntries(): void {
  addEventListener("hashchange", ({ oldURL, newURL }) => {
    const [before, after] = [entryIn(oldURL), entryIn(newURL)];
    if (before !== undefined && after !== undefined && before !== after) location.reload();
  });
}

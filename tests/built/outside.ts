/** Loads a package outside of Jest's sandbox, in which code takes about twice as long. */
export const { requireOutside } = globalThis as unknown as { requireOutside: NodeJS.Require };

const { requireOutside } = globalThis as unknown as { requireOutside: NodeJS.Require };

/** Loads libFLAC outside of Jest's sandbox, in which it takes ten times as long. Import this before what uses it. */
jest.mock("libflacjs/dist/libflac.min.js", () => requireOutside("libflacjs/dist/libflac.min.js") as object);

/** Of all windows, in pixels. */
export const HEIGHT = 900;

/** Keys that the tests press. */
export type Key = "Enter" | "Escape" | "Space" | "Tab";

/** What a visitor has set on their device. */
export interface Preferences {
  readonly reducedMotion?: boolean;
  /** Forced colors, as Windows' contrast themes set them. */
  readonly forcedColors?: boolean;
}

/** A browser's window with one page, the same for each engine. */
export interface Tab {
  /** Loads a URL and waits for the page's load event. */
  open(url: string): Promise<void>;
  /** Width of the page in pixels; a window may be narrower by its frame. */
  resize(width: number): Promise<void>;
  /** Runs a function in the page, which is not subject to its policy. */
  run<Result, Argument>(inPage: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result>;
  /** Scrolls to the first element and clicks its center as a pointer does. */
  click(selector: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Goes back without waiting for the page. */
  back(): Promise<void>;
  close(): Promise<void>;
}

/** A browser engine that may be installed. */
export interface Engine {
  readonly name: string;
  /** How to install it on Debian. */
  readonly install: string;
  /** Whether it can show forced colors at all. */
  readonly hasForcedColors: boolean;
  isInstalled(): boolean;
  /** Starts a browser of its own profile, headless, with one tab. */
  start(preferences: Preferences): Promise<Tab>;
}

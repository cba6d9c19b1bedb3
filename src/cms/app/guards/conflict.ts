/** The text that a save would replace is not the one from which the draft started. */
export class Conflict extends Error {
  /** @param theirs the text that is there now; null if the file was deleted or moved */
  constructor(
    readonly path: string,
    readonly theirs: string | null,
  ) {
    super("Somebody else changed this entry after you opened it.");
  }
}

/** An error whose message editors read as it is. */
export class Refusal extends Error {
  override name = "";
  override toString(): string {
    return this.message;
  }
}

const TEXT_IS_SAFE = "Your text is in this form and in this browser.";

/** What an editor can do after a save failed. */
export function explainFailure(error: unknown): Error {
  if (error instanceof Refusal) return error;
  const { message = String(error), status } = (error ?? {}) as { message?: string; status?: number };
  if (status === 401 || status === 403)
    return new Refusal(`Your login has ended. ${TEXT_IS_SAFE} Log in again in a second tab, then save here once more.`);
  if (error instanceof TypeError || /fetch|network|timed? ?out/i.test(message))
    return new Refusal(`The server cannot be reached. ${TEXT_IS_SAFE} Save again when you are online.`);
  return new Refusal(`${message} ${TEXT_IS_SAFE} Save again; if it fails again, copy the text and tell your developer.`);
}

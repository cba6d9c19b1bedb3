/** What is wrong and what helps, by the code of a system error. */
const explanations: Readonly<Record<string, string>> = {
  ENOENT: "does not exist; correct its name",
  ENOTDIR: "is no folder; correct its name",
  EACCES: "belongs to somebody else; run the command as its owner, or change its owner",
  EPERM: "belongs to somebody else; run the command as its owner, or change its owner",
  EROFS: "cannot be written, because its disk is read-only; copy the project elsewhere",
  ENOSPC: "cannot be written, because the disk is full; free some space",
  EDQUOT: "cannot be written, because the disk is full; free some space",
};

/** The line that a failed command prints: an error's message, and for what the system refuses the file and what helps. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = "", path } = error as NodeJS.ErrnoException;
  const explanation = explanations[code];
  return path !== undefined && explanation ? `${path} ${explanation} (${code})` : error.message;
}

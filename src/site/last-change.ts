interface ArticleDays {
  readonly date: string;
  readonly updated?: string | null | undefined;
  readonly checked?: string | null | undefined;
}

/** The day on which an article was published, changed or checked against its sources, whichever is the latest. ISO days. */
export function lastChange({ date, updated, checked }: ArticleDays): string {
  return [date, updated ?? "", checked ?? ""].sort().at(-1) ?? date;
}

/**
 * Whether a setting still waits for the owner: a text in square brackets, or an address below `.example`, which
 * belongs to nobody (RFC 2606). What waits is neither shown to readers nor told to machines as a fact.
 */
export function isPlaceholder(value: string): boolean {
  return /^\[.*\]$/s.test(value.trim()) || /(?:^|[/@.])[a-z0-9-]+\.example(?:[/:?#]|$)/i.test(value.trim());
}

/** A setting as a fact, or nothing while it waits for the owner. */
export function filledIn(value: string | null | undefined): string | undefined {
  return value === null || value === undefined || isPlaceholder(value) ? undefined : value;
}

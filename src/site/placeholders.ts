/**
 * Whether a setting is still a placeholder: a text in square brackets, or a URL or e-mail address below the reserved
 * top-level domain `.example` (RFC 2606). Placeholders are not published as facts.
 */
export function isPlaceholder(value: string): boolean {
  return /^\[.*\]$/s.test(value.trim()) || /(?:^|[/@.])[a-z0-9-]+\.example(?:[/:?#]|$)/i.test(value.trim());
}

/** A setting's value, or undefined while it is a placeholder. */
export function omitPlaceholder(value: string | null | undefined): string | undefined {
  return value === null || value === undefined || isPlaceholder(value) ? undefined : value;
}

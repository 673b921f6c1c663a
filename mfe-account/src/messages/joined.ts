/** The non-empty parts, joined. */
export const joined = (parts: readonly (string | null)[], separator = ' '): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator)

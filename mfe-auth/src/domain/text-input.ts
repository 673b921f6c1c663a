/** Input that is only whitespace is stored as empty (spec §5, Text inputs). */
export const storedText = (typed: string): string => (typed.trim() === '' ? '' : typed)

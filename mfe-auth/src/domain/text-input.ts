/** Input that is only whitespace is stored as empty. */
export const storedText = (typed: string): string => (typed.trim() === '' ? '' : typed)

/** Joins class names and leaves out what is missing or switched off. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

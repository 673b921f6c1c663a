/** The salutations of the shop. */
export const salutations = ['Herr', 'Frau', 'Divers'] as const

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('de-DE') + text.slice(1)

/** A stored salutation with its first letter capitalised; one of the shop's in its spelling, whatever case is stored. */
export function shownSalutation(stored: string): string {
  const text = stored.trim()
  const known = salutations.find((salutation) => salutation.toLowerCase() === text.toLowerCase())
  return known ?? capitalised(text)
}

/** The salutations as options of a select field; a stored one in another case or not in the list is one of them. */
export function salutationOptions(stored = ''): { value: string; label: string }[] {
  const label = shownSalutation(stored)
  const options = salutations.map((value) => ({ value: value === label ? stored : value, label: value }))
  return label === '' || salutations.some((value) => value === label) ? options : [...options, { value: stored, label }]
}

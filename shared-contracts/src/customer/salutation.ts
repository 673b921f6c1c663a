import { keysOf } from '../records.ts'

type SalutationRule = {
  /** Whether letters and envelopes have it before the name. */
  isTitle: boolean
  /** What the shop means if its name check objects to it; null if it never does. */
  swapped: string | null
}

const salutationRules = {
  Herr: { isTitle: true, swapped: 'Frau' },
  Frau: { isTitle: true, swapped: 'Herr' },
  Divers: { isTitle: false, swapped: null },
} as const satisfies Readonly<Record<string, SalutationRule>>

/** The salutations of the shop. */
export const salutations = keysOf(salutationRules)

/** The rule of a salutation; any other text than those of the shop is a title that is not swapped. */
export const salutationRule = (salutation: string): SalutationRule =>
  Object.entries<SalutationRule>(salutationRules).find(([known]) => known === salutation)?.[1] ?? {
    isTitle: true,
    swapped: null,
  }

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('de-DE') + text.slice(1)

/**
 * A stored salutation with its first letter capitalised; one of the shop's in its spelling, whatever case is stored.
 */
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

import { refusal } from '../state/refusals.ts'
import type { Refusal } from '../state/refusals.ts'

/** Documented inputs: first names the name service is sure about. */
const usualSalutation: Readonly<Record<string, 'Frau' | 'Herr'>> = {
  Anna: 'Frau',
  Katharina: 'Frau',
  Marlene: 'Frau',
  Sophie: 'Frau',
  Josef: 'Herr',
  Maximilian: 'Herr',
  Theodor: 'Herr',
}

/**
 * What the name service would rather read (changeNameCheck, spec §4): 'Herr Marlene' should be 'Frau', and
 * 'marlene' should be 'Marlene'. A wrong salutation carries no value: the client swaps it. 'Divers' is never doubted.
 */
export function nameFaults({
  salutation,
  firstName,
  lastName,
}: {
  salutation: string
  firstName: string
  lastName: string
}): Refusal[] {
  const usual = usualSalutation[capitalised(firstName)]
  const doubted = salutation !== 'Divers' && usual !== undefined && usual !== salutation
  return [
    ...(doubted ? [refusal('changeNameCheck', 'salutation', salutation)] : []),
    ...capitalFault('firstName', firstName),
    ...capitalFault('lastName', lastName),
  ]
}

function capitalFault(field: string, name: string): Refusal[] {
  const isAllSmall = name === name.toLowerCase() && name !== name.toUpperCase()
  return isAllSmall ? [refusal('changeNameCheck', field, name, capitalised(name))] : []
}

function capitalised(name: string): string {
  return name
    .trim()
    .replaceAll(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

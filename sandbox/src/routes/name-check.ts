import type { FieldError } from '@delikaterie/shared-contracts/calls'
import type { Member } from '../state/members.ts'
import { fieldError } from '../state/field-errors.ts'

export type PersonName = Pick<Member, 'salutation' | 'firstName' | 'lastName'>

/** Documented inputs: first names for which the simulated name service knows the salutation. */
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
 * Corrections of the name service (`changeNameCheck`): 'Frau' for 'Herr Marlene', and 'Marlene' for 'marlene'.
 * An error of the salutation has no value, because the client swaps it. 'Divers' is always accepted.
 */
export function nameErrors({ salutation, firstName, lastName }: PersonName): FieldError[] {
  const usual = usualSalutation[capitalised(firstName)]
  const isUnusual = salutation !== 'Divers' && usual !== undefined && usual !== salutation
  return [
    ...(isUnusual ? [fieldError('changeNameCheck', 'salutation', salutation)] : []),
    ...capitalError('firstName', firstName),
    ...capitalError('lastName', lastName),
  ]
}

function capitalError(field: string, name: string): FieldError[] {
  const isAllSmall = name === name.toLowerCase() && name !== name.toUpperCase()
  return isAllSmall ? [fieldError('changeNameCheck', field, name, capitalised(name))] : []
}

function capitalised(name: string): string {
  return name
    .trim()
    .replaceAll(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

import { emailError } from '@portal/shared-contracts/domain/email-address'
import * as v from '@portal/shared-contracts/schema'

/** What a member types into the form of a contest; consents are not kept. */
export const EntryInput = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  choice: v.string(),
})
export type EntryInput = v.InferOutput<typeof EntryInput>
export type EntryField = keyof EntryInput | 'conditions'

export const emptyEntry: EntryInput = { firstName: '', lastName: '', email: '', choice: '' }

export type EntryErrorCode =
  'stringEmpty' | 'loginNameUndefined' | 'emailSyntaxError' | 'choiceMissing' | 'conditionsMissing'

/** The fields to correct, in the order of the form. */
export function entryErrors(input: EntryInput, accepted: boolean): Partial<Record<EntryField, EntryErrorCode>> {
  const email = emailError(input.email)
  return {
    ...(input.choice === '' && { choice: 'choiceMissing' as const }),
    ...(input.firstName.trim() === '' && { firstName: 'stringEmpty' as const }),
    ...(input.lastName.trim() === '' && { lastName: 'stringEmpty' as const }),
    ...(email !== null && { email }),
    ...(!accepted && { conditions: 'conditionsMissing' as const }),
  }
}

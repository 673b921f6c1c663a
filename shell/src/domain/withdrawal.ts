import { withdrawalLengths, withdrawalTexts, type WithdrawalField } from '@portal/shared-contracts/calls'
import { withoutInvisible } from '@portal/shared-contracts/text/tidy'
import { fieldError, type FieldError } from '@portal/shared-contracts/calls/field-error'
import * as v from '@portal/shared-contracts/schema'

/** What is typed into the form of a withdrawal. */
export const WithdrawalInput = v.object({
  name: v.string(),
  contract: v.string(),
  email: v.string(),
  details: v.string(),
})
export type WithdrawalInput = v.InferOutput<typeof WithdrawalInput>

export const emptyWithdrawal: WithdrawalInput = { name: '', contract: '', email: '', details: '' }

const fields = ['name', 'contract', 'email', 'details'] as const satisfies readonly WithdrawalField[]

/** Without the invisible characters that a pasted text may carry and an e-mail must not. */
export function cleanWithdrawal({ name, contract, email, details }: WithdrawalInput): WithdrawalInput {
  const line = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  const lines = details.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '')
  return { name: line(name), contract: line(contract), email: line(withoutInvisible(email)), details: lines.trim() }
}

/** The fields to correct, in the order of the form; the rules are those of the call. */
export function withdrawalErrors(input: WithdrawalInput): readonly FieldError[] {
  const cleaned = cleanWithdrawal(input)
  return fields.flatMap((field) => {
    const text = cleaned[field]
    if (v.safeParse(withdrawalTexts[field], text).success) return []
    if (text.length > withdrawalLengths[field]) return [fieldError('tooLong', field)]
    if (field === 'email') return [fieldError(text === '' ? 'loginNameUndefined' : 'emailSyntaxError', field)]
    return [fieldError('stringEmpty', field)]
  })
}

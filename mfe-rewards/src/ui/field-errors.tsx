import type { FieldError } from '@delikaterie/shared-contracts/calls'
import { ErrorSummary } from '@delikaterie/shared-ui/error-summary'
import { fieldErrorText, t } from '../messages/redeem.ts'

/** The id of the control of a field. */
export const fieldId = (field: string): string => `redeem-${field}`

/** All errors of a step with links to their fields; takes the focus after every failed attempt. */
export function FieldErrorSummary({ errors, attempt }: { errors: readonly FieldError[]; attempt: number }) {
  const hasField = errors.some(({ input }) => input !== '')
  const summarised = errors.map((error) => ({
    text: fieldErrorText(error),
    ...(error.input !== '' && { fieldId: fieldId(error.input) }),
  }))
  return <ErrorSummary title={hasField ? t.checkInput : t.rejected} errors={summarised} attempt={attempt} />
}

/** The message at a field; undefined without an error. */
export const errorAt = (errors: readonly FieldError[], field: string): string | undefined => {
  const error = errors.find(({ input }) => input === field)
  return error && fieldErrorText(error)
}

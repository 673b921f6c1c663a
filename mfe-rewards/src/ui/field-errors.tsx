import { isAddressField } from '@delikaterie/shared-contracts/address'
import type { FieldError } from '@delikaterie/shared-contracts/calls'
import { ErrorSummary } from '@delikaterie/shared-ui/error-summary'
import { fieldErrorText, t } from '../messages/redeem.ts'
import type { RedeemStepProps } from './redeem-step.ts'

type RedeemStepState = Pick<RedeemStepProps<'editing'>, 'state'>

/** The id of the control of a field. */
export const fieldId = (field: string): string => `redeem-${field}`

const hasControl = ({ input }: FieldError): boolean => input === 'cardCode' || isAddressField(input)

/** All errors of a step with links to their fields; takes the focus after every failed attempt. */
export function FieldErrorSummary({ state: { errors, isRejected, attempt, input: typed } }: RedeemStepState) {
  const title = errors.some(hasControl) ? t.checkInput : t.impossible
  const summarised = errors.map((error) => ({
    text: fieldErrorText(error, typed.address),
    ...(hasControl(error) && { fieldId: fieldId(error.input) }),
  }))
  return <ErrorSummary title={isRejected ? t.rejected : title} errors={summarised} attempt={attempt} />
}

/** The message at a field; undefined without an error. */
export function errorAt({ errors, input: typed }: RedeemStepState['state'], field: string): string | undefined {
  const error = errors.find(({ input }) => input === field)
  return error && fieldErrorText(error, typed.address)
}

import { houseNumberTexts, lacksPlace } from '@portal/shared-contracts/address'
import type { FieldError } from '@portal/shared-contracts/calls'
import { SuggestedAddress } from '@portal/page-library/forms/suggested-address'
import { customerTexts, fieldRules, salutationOptions } from '@portal/shared-contracts/customer'
import { requiredNote } from '@portal/page-library/messages/required-fields'
import { AddressForm } from '@portal/shared-ui/forms/address-form'
import { Button } from '@portal/shared-ui/buttons/button'
import type { Elements } from '@portal/shared-ui/styles/elements'
import { ErrorSummary } from '@portal/shared-ui/forms/error-summary'
import { RadioCards } from '@portal/shared-ui/fields/radio-cards'
import { Step, StepActions, StepForm } from '@portal/shared-ui/forms/step'
import { Tag } from '@portal/shared-ui/text/tag'
import { livesAbroad } from '../../domain/order.ts'
import { fieldOfInput } from '../../domain/redeem-steps.ts'
import { fieldErrorText, t } from '../../messages/redeem.ts'
import type { FormStepProps, StepProps } from './step-props.ts'
import * as css from './form-steps.module.css'

/** The step 'Karte wählen': one of the member's usable cards, of which the first is the main one. */
export function CardStep(props: FormStepProps) {
  const { store, state } = props
  const { context, input } = state
  const options = context.cards.map(({ cardCode }, index) => ({
    value: cardCode,
    title: (
      <span className={css.card}>
        <span translate="no">{t.cardName(cardCode)}</span> {index === 0 && <Tag>{t.mainCard}</Tag>}
      </span>
    ),
  }))
  return (
    <FieldsStep {...props} step="card" title={t.cardTitle} lead={t.cardLead}>
      <RadioCards
        id={fieldId('cardCode')}
        legend={t.cardLegend}
        name="cardCode"
        options={options}
        value={input.cardCode === '' ? undefined : input.cardCode}
        onChange={store.chooseCard}
        error={errorAt(state, 'cardCode')}
      />
    </FieldsStep>
  )
}

/** The step with a German delivery address, initially the profile's, which may be incomplete. */
export function AddressStep(props: FormStepProps) {
  const { store, state } = props
  const { context, input } = state
  const lead = livesAbroad(context.member.billing, input.address.countryId) ? t.addressAbroad : t.addressLead
  const title = lacksPlace(context.member.billing) ? t.addressTitle.missing : t.addressTitle.known
  return (
    <FieldsStep {...props} step="address" title={title} lead={lead}>
      <p className={css.note}>{requiredNote}</p>
      <AddressForm
        values={input.address}
        salutations={salutationOptions(input.address.salutation)}
        noSalutation={customerTexts.noSalutation}
        houseNumberTexts={houseNumberTexts}
        fieldId={fieldId}
        errorAt={(field) => errorAt(state, field)}
        onChange={store.changeAddress}
      />
      <p>
        {fieldRules.countryId.label}: <strong>{t.country}</strong>
      </p>
    </FieldsStep>
  )
}

type FieldsStepProps = FormStepProps & { step: 'card' | 'address'; title: string; lead: string; children: Elements }

/** A step with fields: its errors above them, and the buttons to the next and the previous step below. */
const FieldsStep = ({ store, state, heading, back, step, title, lead, children }: FieldsStepProps) => (
  <Step title={title} lead={lead} heading={heading}>
    <FieldErrorSummary state={state} />
    <StepForm onNext={() => store.next(step)}>
      {children}
      <StepActions>
        <Button type="submit">{t.next}</Button>
        <Button variant="outline" onClick={back}>
          {t.back}
        </Button>
      </StepActions>
    </StepForm>
  </Step>
)

/** The typed and the suggested address; choosing either places the order. */
export const SuggestionStep = ({ store, state }: Omit<StepProps<'suggestion'>, 'heading'>) => (
  <SuggestedAddress
    // Another suggestion takes the focus, too.
    key={JSON.stringify(state.suggestion.suggested)}
    suggestion={state.suggestion}
    consequence={t.suggestionConsequence(state.context.offer.price)}
    sending={t.sending}
    onAccept={store.acceptSuggestion}
    onKeep={store.keepTypedAddress}
    onEdit={() => store.editStep('address')}
  />
)

const fieldId = (field: string): string => `redeem-${field}`

const hasControl = ({ input }: FieldError): boolean => fieldOfInput(input) !== null

/** All errors of a step with links to their fields; takes the focus after every failed attempt. */
export function FieldErrorSummary({
  state: { errors, isRejected, attempt, input: typed },
}: Pick<FormStepProps, 'state'>) {
  const title = errors.some(hasControl) ? t.checkInput : t.impossible
  const summarised = errors.map((error) => ({
    text: fieldErrorText(error, typed.address),
    ...(hasControl(error) && { fieldId: fieldId(error.input) }),
  }))
  return <ErrorSummary title={isRejected ? t.rejected : title} errors={summarised} attempt={attempt} />
}

/** The message at a field; undefined without an error. */
function errorAt({ errors, input: typed }: FormStepProps['state'], field: string): string | undefined {
  const error = errors.find(({ input }) => input === field)
  return error && fieldErrorText(error, typed.address)
}

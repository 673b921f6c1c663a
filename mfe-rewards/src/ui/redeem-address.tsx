import { addressLabels, livesAbroad } from '@delikaterie/shared-contracts/address'
import { customerTexts, salutationOptions } from '@delikaterie/shared-contracts/customer'
import { requiredNote } from '@delikaterie/shared-contracts/messages/required-fields'
import { AddressForm } from '@delikaterie/shared-ui/address-form'
import { Button } from '@delikaterie/shared-ui/button'
import { Step, StepActions, StepForm } from '@delikaterie/shared-ui/step'
import { t } from '../messages/redeem.ts'
import { errorAt, fieldId, FieldErrorSummary } from './field-errors.tsx'
import type { RedeemStepProps, WithBack } from './redeem-step.ts'
import * as css from './redeem-steps.module.css'

/** The step 'Adresse prüfen': a German delivery address, initially the profile's. */
export function AddressStep({ page, state, heading, back }: RedeemStepProps<'editing'> & WithBack) {
  const { context, input } = state
  const lead = livesAbroad(context.member.billing, input.address.countryId) ? t.addressAbroad : t.addressLead
  return (
    <Step title={t.addressTitle} lead={lead} heading={heading}>
      <FieldErrorSummary state={state} />
      <StepForm onNext={page.next}>
        <p className={css.note}>{requiredNote}</p>
        <AddressForm
          values={input.address}
          labels={addressLabels}
          salutations={salutationOptions(input.address.salutation)}
          noSalutation={customerTexts.noSalutation}
          fieldId={fieldId}
          errorAt={(field) => errorAt(state, field)}
          onChange={page.changeAddress}
        />
        <p>
          {addressLabels.countryId}: <strong>{t.country}</strong>
        </p>
        <StepActions>
          <Button type="submit">{t.next}</Button>
          <Button variant="outline" onClick={back}>
            {t.back}
          </Button>
        </StepActions>
      </StepForm>
    </Step>
  )
}

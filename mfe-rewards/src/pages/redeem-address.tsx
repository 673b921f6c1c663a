import type { AddressField } from '@delikaterie/shared-contracts/domain/delivery-address'
import { Button } from '@delikaterie/shared-ui/button'
import { SelectField } from '@delikaterie/shared-ui/select-field'
import { TextField, type TextFieldProps } from '@delikaterie/shared-ui/text-field'
import { livesAbroad } from '../domain/delivery.ts'
import { fieldNames, t } from '../messages/redeem.ts'
import type { Editing } from '../stores/redeem-state.ts'
import type { RedeemModel } from '../stores/redeem.ts'
import { fieldId, errorAt, FieldErrorSummary } from '../ui/field-errors.tsx'
import { Step, StepActions, StepForm } from '@delikaterie/shared-ui/step'
import type { Heading } from './redeem-content.tsx'
import * as css from './redeem.module.css'

type AddressStepProps = { page: RedeemModel; state: Editing; heading: Heading }

const salutations = ['Frau', 'Herr', 'Divers'].map((value) => ({ value, label: value }))

/** The step 'Adresse prüfen': a German delivery address, initially the profile's. */
export function AddressStep({ page, state, heading }: AddressStepProps) {
  const { context, input, errors, attempt } = state
  const field = (name: AddressField, native: Partial<TextFieldProps>) => (
    <TextField
      id={fieldId(name)}
      label={fieldNames[name]}
      mark="*"
      required
      maxLength={80}
      value={input.address[name]}
      error={errorAt(errors, name)}
      onChange={(event) => page.changeAddress(name, event.currentTarget.value)}
      {...native}
    />
  )
  const lead = livesAbroad(context.member.billing) ? t.addressAbroad : t.addressLead
  return (
    <Step title={t.addressTitle} lead={lead} heading={heading}>
      <FieldErrorSummary errors={errors} attempt={attempt} />
      <StepForm onNext={page.next}>
        <div className={`${css.fields} ${css.names}`}>
          <div className={css.wide}>
            <SelectField
              id={fieldId('salutation')}
              label={fieldNames.salutation}
              placeholder={t.noSalutation}
              options={salutations}
              value={input.address.salutation}
              onChange={(event) => page.changeAddress('salutation', event.currentTarget.value)}
            />
          </div>
          {field('firstName', { autoComplete: 'shipping given-name' })}
          {field('lastName', { autoComplete: 'shipping family-name' })}
        </div>
        <div className={css.fields}>
          {field('street', { autoComplete: 'shipping address-line1' })}
          {field('streetNumber', { autoComplete: 'off', maxLength: 12 })}
        </div>
        <div className={`${css.fields} ${css.place}`}>
          {field('zipCode', { autoComplete: 'shipping postal-code', inputMode: 'numeric', maxLength: 5 })}
          {field('city', { autoComplete: 'shipping address-level2' })}
        </div>
        <p>
          {t.countryLabel}: <strong>{t.country}</strong>
        </p>
        <p className={css.note}>{t.required}</p>
        <StepActions>
          <Button type="submit">{t.next}</Button>
          <Button variant="outline" onClick={() => page.goTo('card')}>
            {t.back}
          </Button>
        </StepActions>
      </StepForm>
    </Step>
  )
}

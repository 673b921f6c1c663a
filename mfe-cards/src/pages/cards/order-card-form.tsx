import { addressErrorText, addressLabels, isAddressField } from '@delikaterie/shared-contracts/address'
import { customerTexts, salutationOptions } from '@delikaterie/shared-contracts/customer'
import { $countries } from '@delikaterie/shared-contracts/countries'
import { countryOptions } from '@delikaterie/shared-contracts/domain/countries'
import { failureOf } from '@delikaterie/shared-contracts/stores'
import { AddressForm } from '@delikaterie/shared-ui/address-form'
import { Button } from '@delikaterie/shared-ui/button'
import { ErrorSummary } from '@delikaterie/shared-ui/error-summary'
import { FailureNotice } from '@delikaterie/shared-ui/failure-notice'
import { FocusedHeading } from '@delikaterie/shared-ui/focused-heading'
import { Form } from '@delikaterie/shared-ui/form'
import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { mayBeOrdered, order as t } from '../../messages/cards.ts'
import type { OrderCardModel } from '../../stores/order-card.ts'
import * as css from '../cards.module.css'

/** Edits the address of this one card; errors are shown in a summary and at their fields. */
export function OrderCardForm({ form, isRestored }: { form: OrderCardModel; isRestored: boolean }) {
  const state = useStore(form.$state)
  const address = useStore(form.$address)
  const countries = useStore($countries)
  const prefix = useId()
  const { errors, attempt } = failureOf(state)
  const fieldErrors = errors.filter(({ input }) => isAddressField(input))
  const isSending = state.status === 'sending'
  const fieldId = (field: string): string => `${prefix}-${field}`
  const errorAt = (field: string): string | undefined => {
    const error = errors.find(({ input }) => input === field)
    return error && addressErrorText(error, address)
  }

  return (
    <Form className={css.form} onSubmit={form.submit}>
      {isRestored ? <h3>{t.editTitle}</h3> : <FocusedHeading>{t.editTitle}</FocusedHeading>}
      <p>{t.editHint}</p>
      <ErrorSummary
        title={t.checkInput}
        attempt={attempt}
        errors={fieldErrors.map((error) => ({ fieldId: fieldId(error.input), text: addressErrorText(error, address) }))}
      />
      {fieldErrors.length === 0 && (
        <FailureNotice
          tone={mayBeOrdered(errors[0]) ? 'warning' : 'error'}
          title={t.failed(errors[0])}
          error={errors[0]}
          textOf={(error) => t.error(error, address)}
        />
      )}
      <AddressForm
        values={address}
        labels={addressLabels}
        salutations={salutationOptions(address.salutation)}
        noSalutation={customerTexts.noSalutation}
        salutationRequired
        countries={countryOptions(countries)}
        fieldId={fieldId}
        errorAt={errorAt}
        readOnly={isSending}
        onChange={form.change}
      />
      <div className={css.actions}>
        <Button type="submit" variant={mayBeOrdered(errors[0]) ? 'outline' : 'primary'} busy={isSending}>
          {t.submit}
        </Button>
        <Button variant="quiet" onClick={form.cancel}>
          {t.cancel}
        </Button>
      </div>
    </Form>
  )
}

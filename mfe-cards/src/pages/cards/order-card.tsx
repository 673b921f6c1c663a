import { addressErrorText, addressLines, houseNumberTexts, isAddressField } from '@portal/shared-contracts/address'
import type { FieldError } from '@portal/shared-contracts/calls'
import { $countries } from '@portal/page-library/stores/countries'
import { customerTexts, salutationOptions } from '@portal/shared-contracts/customer'
import { countryName, countryOptions } from '@portal/shared-contracts/address/countries'
import { failureOf } from '@portal/page-library/stores'
import { SaveAddress } from '@portal/page-library/forms/save-address'
import { SuggestedAddress } from '@portal/page-library/forms/suggested-address'
import { AddressForm } from '@portal/shared-ui/forms/address-form'
import { AddressLines } from '@portal/shared-ui/forms/address-lines'
import { Button } from '@portal/shared-ui/buttons/button'
import { Card } from '@portal/shared-ui/cards/card'
import { ErrorSummary } from '@portal/shared-ui/forms/error-summary'
import { FailureNotice } from '@portal/shared-ui/notices/failure-notice'
import { FocusedHeading } from '@portal/shared-ui/text/focused-heading'
import { FocusedNotice } from '@portal/shared-ui/notices/focused-notice'
import { Form } from '@portal/shared-ui/forms/form'
import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef } from 'react'
import { isIncomplete, mayBeOrdered } from '../../domain/cards.ts'
import { order as t } from '../../messages/cards.ts'
import type { OrderCardStore } from '../../stores/order-card.ts'
import * as css from '../cards.module.css'

/** Orders a card: confirm or edit the address, perhaps choose a suggestion. */
export function OrderCard({ form }: { form: OrderCardStore }) {
  const state = useStore(form.$state)
  const step = useStore(form.$step)
  const address = useStore(form.$address)
  useEffect(() => void form.restore(), [form])
  if (state.status === 'succeeded') {
    return (
      <>
        <FocusedNotice tone="success" title={t.orderedTitle}>
          {t.ordered(address)}
        </FocusedNotice>
        <SaveAddress ordered={address} />
      </>
    )
  }
  switch (step.name) {
    case 'review':
      return <Review form={form} isReturn={step.isReturn} />
    case 'edit':
      return (
        <Card>
          <Editor form={form} isRestored={step.isRestored === true} />
        </Card>
      )
    case 'suggestion':
      // The review shows that the accepted suggestion is being sent.
      if (state.status === 'sending') return <Review form={form} />
      return (
        <SuggestedAddress
          suggestion={step.suggestion}
          consequence={t.suggestionConsequence}
          headingLevel={3}
          onAccept={form.acceptSuggestion}
          onEdit={form.edit}
        />
      )
  }
}

/**
 * The address to confirm, or the way to its form while it is incomplete. `isReturn`: after the form, whose focus would
 * be lost.
 */
function Review({ form, isReturn = false }: { form: OrderCardStore; isReturn?: boolean | undefined }) {
  const editButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isReturn) editButton.current?.focus()
  }, [isReturn])
  const address = useStore(form.$address)
  const countries = useStore($countries)
  if (isIncomplete(address)) {
    return (
      <Card>
        <div className={css.form}>
          <p>{t.noAddress}</p>
          <div className={css.actions}>
            <Button ref={editButton} onClick={form.edit}>
              {t.enterAddress}
            </Button>
          </div>
        </div>
      </Card>
    )
  }
  return (
    <Card>
      <Form className={css.form} onSubmit={form.submit}>
        <div>
          <p className={css.count}>{t.address}</p>
          <AddressLines lines={addressLines(address)} />
          <p>{countryName(countries, address.countryId)}</p>
        </div>
        <OrderFailure form={form} />
        <div className={css.actions}>
          <OrderButton form={form} />
          <Button ref={editButton} variant="outline" onClick={form.edit}>
            {t.edit}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

/** Edits the address of this one card; errors are shown in a summary and at their fields. */
function Editor({ form, isRestored }: { form: OrderCardStore; isRestored: boolean }) {
  const state = useStore(form.$state)
  const address = useStore(form.$address)
  const countries = useStore($countries)
  const prefix = useId()
  const { errors, attempt } = failureOf(state)
  const fieldId = (field: string): string => `${prefix}-${field}`
  const fieldErrors = errors
    .filter(({ input }) => isAddressField(input))
    .map((error) => ({ fieldId: fieldId(error.input), text: addressErrorText(error, address) }))
  const textOf = (error: FieldError | undefined) => error && addressErrorText(error, address)
  return (
    <Form className={css.form} onSubmit={form.submit}>
      {isRestored ? <h3>{t.editTitle}</h3> : <FocusedHeading>{t.editTitle}</FocusedHeading>}
      <p>{t.editHint}</p>
      <ErrorSummary title={t.checkInput} attempt={attempt} errors={fieldErrors} />
      {fieldErrors.length === 0 && <OrderFailure form={form} />}
      <AddressForm
        values={address}
        salutations={salutationOptions(address.salutation)}
        noSalutation={customerTexts.noSalutation}
        salutationRequired
        countries={countryOptions(countries)}
        houseNumberTexts={houseNumberTexts}
        fieldId={fieldId}
        errorAt={(field) => textOf(errors.find(({ input }) => input === field))}
        readOnly={state.status === 'sending'}
        onChange={form.change}
      />
      <div className={css.actions}>
        <OrderButton form={form} />
        <Button variant="quiet" onClick={form.cancel}>
          {t.cancel}
        </Button>
      </div>
    </Form>
  )
}

function OrderFailure({ form }: { form: OrderCardStore }) {
  const [error] = failureOf(useStore(form.$state)).errors
  const address = useStore(form.$address)
  return (
    <FailureNotice
      tone={mayBeOrdered(error) ? 'warning' : 'error'}
      title={t.failed(error)}
      error={error}
      textOf={(shown) => t.error(shown, address)}
    />
  )
}

function OrderButton({ form }: { form: OrderCardStore }) {
  const state = useStore(form.$state)
  const [error] = failureOf(state).errors
  return (
    <Button type="submit" variant={mayBeOrdered(error) ? 'outline' : 'primary'} busy={state.status === 'sending'}>
      {t.submit}
    </Button>
  )
}

import {
  addressLines,
  suggestionHelp,
  suggestionOnlyTexts,
  type AddressSuggestion as Suggestion,
} from '@delikaterie/shared-contracts/address'
import { brand } from '@delikaterie/shared-contracts/brand'
import { $countries } from '@delikaterie/shared-contracts/countries'
import { countryName } from '@delikaterie/shared-contracts/domain/countries'
import { failureOf } from '@delikaterie/shared-contracts/stores'
import { AddressLines } from '@delikaterie/shared-ui/address-lines'
import { AddressSuggestion } from '@delikaterie/shared-ui/address-suggestion'
import { Button } from '@delikaterie/shared-ui/button'
import { Card } from '@delikaterie/shared-ui/card'
import { FailureNotice } from '@delikaterie/shared-ui/failure-notice'
import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { mayBeOrdered, order as t } from '../../messages/cards.ts'
import type { OrderCardModel } from '../../stores/order-card.ts'
import * as css from '../cards.module.css'
import { OrderCardForm } from './order-card-form.tsx'

/** Orders a card: confirm or edit the address, perhaps choose a suggestion. */
export function OrderCard({ form }: { form: OrderCardModel }) {
  const state = useStore(form.$state)
  const step = useStore(form.$step)
  const address = useStore(form.$address)
  useEffect(() => void form.restore(), [form])
  if (state.status === 'succeeded') {
    return (
      <FocusedNotice tone="success" title={t.orderedTitle}>
        {t.ordered(address)}
      </FocusedNotice>
    )
  }
  switch (step.name) {
    case 'review':
      return <Review form={form} isReturn={step.isReturn} />
    case 'edit':
      return (
        <Card>
          <OrderCardForm form={form} isRestored={step.isRestored === true} />
        </Card>
      )
    case 'suggestion':
      // The review shows that the accepted suggestion is being sent.
      if (state.status === 'sending') return <Review form={form} />
      return <SuggestionStep form={form} suggestion={step.suggestion} />
  }
}

type ReviewProps = {
  form: OrderCardModel
  /** After the form, whose focus would be lost. */ isReturn?: boolean | undefined
}

function Review({ form, isReturn = false }: ReviewProps) {
  const editButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isReturn) editButton.current?.focus()
  }, [isReturn])
  const state = useStore(form.$state)
  const address = useStore(form.$address)
  const countries = useStore($countries)
  const [error] = failureOf(state).errors
  const hasPlace = [address.street, address.zipCode, address.city].some((part) => part.trim() !== '')
  return (
    <Card className={css.form}>
      <div>
        <p className={css.count}>{t.address}</p>
        <AddressLines lines={addressLines(address)} />
        <p>{countryName(countries, address.countryId)}</p>
      </div>
      <FailureNotice
        tone={mayBeOrdered(error) ? 'warning' : 'error'}
        title={t.failed(error)}
        error={error}
        textOf={(shown) => t.error(shown, address)}
      />
      <div className={css.actions}>
        <Button
          variant={mayBeOrdered(error) ? 'outline' : 'primary'}
          busy={state.status === 'sending'}
          onClick={() => void form.submit()}
        >
          {t.submit}
        </Button>
        <Button ref={editButton} variant="outline" onClick={form.edit}>
          {hasPlace ? t.edit : t.editMissing}
        </Button>
      </div>
    </Card>
  )
}

function SuggestionStep({ form, suggestion }: { form: OrderCardModel; suggestion: Suggestion }) {
  const { given, suggested, differing } = suggestion
  return (
    <>
      <AddressSuggestion
        given={addressLines(given, differing)}
        suggested={addressLines(suggested, differing)}
        texts={suggestionOnlyTexts}
        consequence={t.suggestionConsequence}
        effect={t.suggestionEffect}
        headingLevel={3}
        onAccept={form.acceptSuggestion}
        onEdit={form.edit}
      />
      <p>
        {suggestionHelp} <a href={`mailto:${brand.contact.email}`}>{brand.contact.email}</a>
      </p>
    </>
  )
}

import type { AddressField } from '@delikaterie/shared-contracts/domain/delivery-address'
import { Button } from '@delikaterie/shared-ui/button'
import { ErrorSummary } from '@delikaterie/shared-ui/error-summary'
import { Notice } from '@delikaterie/shared-ui/notice'
import { SelectField } from '@delikaterie/shared-ui/select-field'
import { TextField, type TextFieldProps } from '@delikaterie/shared-ui/text-field'
import { useStore } from '@nanostores/react'
import { useId, type FormEvent } from 'react'
import { countryOptions, fieldNames, salutations, t } from '../messages/order-card.ts'
import type { OrderCardModel } from '../stores/order-card.ts'
import { FocusedHeading } from '@delikaterie/shared-ui/focused-heading'
import * as css from './cards.module.css'

/** Another address for this one card; mistakes stand at their fields and in a summary. */
export function OrderCardForm({ form }: { form: OrderCardModel }) {
  const state = useStore(form.$state)
  const address = useStore(form.$address)
  const prefix = useId()
  const editing = state.status === 'editing' ? state : { problems: [], attempt: 0, code: null }
  const busy = state.status === 'sending'
  const id = (name: string): string => `${prefix}-${name}`
  const errorAt = (name: string): string | undefined => {
    const problem = editing.problems.find(({ field }) => field === name)
    return problem && t.problem(problem)
  }
  const field = (name: AddressField, native: Partial<TextFieldProps>) => (
    <TextField
      id={id(name)}
      label={fieldNames[name]}
      mark="*"
      required
      maxLength={80}
      value={address[name]}
      error={errorAt(name)}
      readOnly={busy}
      onChange={(event) => form.change(name, event.currentTarget.value)}
      {...native}
    />
  )

  function submit(event: FormEvent): void {
    event.preventDefault()
    void form.submit()
  }

  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <FocusedHeading>{t.edit}</FocusedHeading>
      <p>{t.editHint}</p>
      <ErrorSummary
        title={t.problems}
        attempt={editing.attempt}
        errors={editing.problems.map((problem) => ({ fieldId: id(problem.field), text: t.problem(problem) }))}
      />
      {editing.code !== null && <Notice tone="error">{t.error(editing.code)}</Notice>}
      <SelectField
        id={id('salutation')}
        label={fieldNames.salutation}
        mark="*"
        placeholder={t.noSalutation}
        options={salutations}
        value={address.salutation}
        error={errorAt('salutation')}
        onChange={(event) => form.change('salutation', event.currentTarget.value)}
      />
      {field('firstName', { autoComplete: 'shipping given-name' })}
      {field('lastName', { autoComplete: 'shipping family-name' })}
      {field('street', { autoComplete: 'shipping address-line1' })}
      {field('streetNumber', { autoComplete: 'off', maxLength: 12 })}
      {field('zipCode', { autoComplete: 'shipping postal-code', inputMode: 'numeric', maxLength: 5 })}
      {field('city', { autoComplete: 'shipping address-level2' })}
      <SelectField
        id={id('countryId')}
        label={fieldNames.countryId}
        options={countryOptions}
        value={address.countryId}
        onChange={(event) => form.change('countryId', event.currentTarget.value)}
      />
      <Button type="submit" busy={busy}>
        {t.order}
      </Button>
    </form>
  )
}

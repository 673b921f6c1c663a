import { requiredNote } from '@portal/page-library/messages/required-fields'
import { EmailLink } from '@portal/page-library/navigation/links'
import { brand } from '@portal/shared-contracts/brand/brand'
import type { UserData } from '@portal/shared-contracts/calls'
import { mailtoLink } from '@portal/shared-contracts/email/mailto-link'
import { Button, buttonClass } from '@portal/shared-ui/buttons/button'
import { Card } from '@portal/shared-ui/cards/card'
import { CardCodeField } from '@portal/shared-ui/fields/card-code-field'
import { SelectField } from '@portal/shared-ui/fields/select-field'
import { TextField } from '@portal/shared-ui/fields/text-field'
import { ErrorSummary } from '@portal/shared-ui/forms/error-summary'
import { Form } from '@portal/shared-ui/forms/form'
import { typeset } from '@portal/shared-ui/text/typeset'
import { useStore } from '@nanostores/react'
import { useRef, type MouseEvent } from 'react'
import { ownCard, type MissingPointsField } from '../../domain/missing-points.ts'
import { t } from '../../messages/missing-points.ts'
import type { MissingPointsStore } from '../../stores/missing-points.ts'
import { today } from '../../stores/portal.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import * as css from './form.module.css'

const idOf = (field: MissingPointsField): string => `punkte-fehlen-${field}`

/** Characters of a field, so that every mail program takes the link. */
const maxLength = 120

type FormProps = { store: MissingPointsStore; user: UserData }

/** The purchase, and the link that begins the e-mail; with errors the link leads to them instead. */
export function MissingPointsForm({ store, user }: FormProps) {
  const input = useStore(store.$input)
  const { errors, attempt } = useStore(store.$failure)
  const isOwnCard = ownCard(input.card, useCards(store)) !== undefined
  const link = useRef<HTMLAnchorElement>(null)
  const lines = t.mailLines(input, user, isOwnCard)
  const begin = (event: MouseEvent): void => {
    if (!store.check()) event.preventDefault()
  }
  return (
    <Card>
      {/* Enter in a field does what the link does. */}
      <Form className={css.form} onSubmit={() => link.current?.click()} aria-label={t.form}>
        <ErrorSummary
          title={t.errorTitle}
          errors={errors.map(({ field, code }) => ({ fieldId: idOf(field), text: t.errorTexts[code] }))}
          attempt={attempt}
        />
        <p className={css.hint}>{requiredNote}</p>
        <Fields store={store} />
        <p className={css.actions}>
          <a
            ref={link}
            href={mailtoLink({ to: brand.contact.email, subject: t.mailSubject, lines })}
            className={buttonClass('primary')}
            onClick={begin}
          >
            {t.write}
          </a>
          <Button variant="quiet" onClick={store.discard}>
            {t.discard}
          </Button>
          <button type="submit" hidden>
            {t.write}
          </button>
        </p>
        <p className={css.hint}>{typeset(t.kept)}</p>
        <div className={css.hint}>
          <p>
            {typeset(t.nothingOpens)} <EmailLink />.
          </p>
          <Disclosure title={t.mailText}>
            <p className={css.mail}>{lines.join('\n')}</p>
          </Disclosure>
        </div>
      </Form>
    </Card>
  )
}

/** The numbers of the member's cards; none while they load or if they do not. */
function useCards(store: MissingPointsStore): readonly string[] {
  const cards = useStore(store.$cards)
  return cards.status === 'ready' ? cards.value.map(({ cardCode }) => cardCode) : []
}

function Fields({ store }: Pick<FormProps, 'store'>) {
  const input = useStore(store.$input)
  const { errors } = useStore(store.$failure)
  const field = (name: MissingPointsField) => {
    const error = errors.find((candidate) => candidate.field === name)
    return {
      id: idOf(name),
      name,
      label: t.labels[name],
      value: input[name],
      error: error && t.errorTexts[error.code],
      onChange: (event: { currentTarget: { value: string } }) => store.change({ [name]: event.currentTarget.value }),
    }
  }
  const { onChange: _, ...cardField } = field('card')
  const required = { required: true, mark: '*' } as const
  const text = { autoComplete: 'off', maxLength } as const
  return (
    <>
      <div className={css.row}>
        <TextField {...field('day')} {...required} type="date" max={today()} autoComplete="off" hint={t.dayHint} />
        <TextField {...field('amount')} {...required} {...text} inputMode="decimal" hint={t.amountHint} />
      </div>
      <TextField {...field('place')} {...required} {...text} hint={typeset(t.placeHint)} />
      <TextField {...field('receipt')} {...text} hint={t.receiptHint} />
      <CardField store={store} field={cardField} />
    </>
  )
}

type CardFieldProps = Pick<FormProps, 'store'> & {
  field: {
    id: string
    name: string
    label: string
    value: string
    error: string | undefined
  }
}

/** The value of the option for a card that is not in the list. */
const other = 'other'

/** One of the member's cards, or another one; only typed if the member has none or the cards do not load. */
function CardField({ store, field }: CardFieldProps) {
  const cards = useCards(store)
  const isLoading = useStore(store.$cards).status === 'loading'
  const hasOtherCard = useStore(store.$hasOtherCard)
  const own = ownCard(field.value, cards)
  const isOther = !isLoading && (hasOtherCard || (own === undefined && field.value !== ''))
  const typed = (label: string) => (
    <CardCodeField {...field} label={label} hint={typeset(t.cardHint)} onEdit={store.typeCard} />
  )
  if (cards.length === 0 && !isLoading) return typed(field.label)
  return (
    <>
      <SelectField
        {...field}
        {...(isOther && { id: `${field.id}-auswahl`, error: undefined })}
        value={isOther ? other : (own ?? '')}
        placeholder={isLoading ? t.cardsLoading : t.noCard}
        options={[
          ...cards.map((cardCode) => ({ value: cardCode, label: t.cardOption(cardCode) })),
          ...(isLoading ? [] : [{ value: other, label: t.otherCard }]),
        ]}
        onChange={({ currentTarget: { value } }) => (value === other ? store.typeCard('') : store.chooseCard(value))}
      />
      {isOther && typed(t.cardNumber)}
    </>
  )
}

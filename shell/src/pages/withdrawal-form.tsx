import { brand } from '@portal/shared-contracts/brand/brand'
import type { WithdrawalField } from '@portal/shared-contracts/calls'
import { emailTexts } from '@portal/shared-contracts/email/email-messages'
import { mailtoLink } from '@portal/shared-contracts/email/mailto-link'
import { requiredNote } from '@portal/page-library/messages/required-fields'
import { failureOf } from '@portal/page-library/stores'
import { Button, buttonClass } from '@portal/shared-ui/buttons/button'
import { DataList } from '@portal/shared-ui/lists/data-list'
import { EmailField } from '@portal/shared-ui/fields/email-field'
import { ErrorSummary } from '@portal/shared-ui/forms/error-summary'
import { FocusedHeading } from '@portal/shared-ui/text/focused-heading'
import { FocusedNotice } from '@portal/shared-ui/notices/focused-notice'
import { Form } from '@portal/shared-ui/forms/form'
import { Notice } from '@portal/shared-ui/notices/notice'
import { ResultNotice } from '@portal/shared-ui/notices/result-notice'
import { TextArea } from '@portal/shared-ui/fields/text-area'
import { TextField } from '@portal/shared-ui/fields/text-field'
import { typeset } from '@portal/shared-ui/text/typeset'
import { useStore } from '@nanostores/react'
import { t } from '../messages/withdrawal.ts'
import type { ReceivedWithdrawal, Withdrawal } from '../stores/withdrawal.ts'
import * as css from './withdrawal.module.css'

const idOf = (field: string): string => `widerruf-${field}`

export type WithdrawalFormProps = {
  withdrawal: Withdrawal
  /** After a click on the button that opens it; not after a reload. */
  takesFocus: boolean
}

/** The form of a withdrawal; its button declares the withdrawal. */
export function WithdrawalForm({ withdrawal, takesFocus }: WithdrawalFormProps) {
  const state = useStore(withdrawal.$state)
  const { input } = useStore(withdrawal.$draft)
  if (state.status === 'succeeded') return <Received {...state.result} />
  const { errors, attempt } = failureOf(state)
  const atFields = errors.filter((error) => Object.hasOwn(t.labels, error.input))
  const errorOf = (field: WithdrawalField) => {
    const error = atFields.find((candidate) => candidate.input === field)
    return error && typeset(t.fieldError(error, input))
  }
  const field = (name: WithdrawalField) => ({
    id: idOf(name),
    name,
    label: t.labels[name],
    value: input[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => withdrawal.change(name, event.target.value),
  })
  const required = { required: true, mark: '*' } as const
  return (
    <Form className={css.form} onSubmit={withdrawal.submit} aria-label={t.formHeading}>
      {takesFocus ? <FocusedHeading>{t.formHeading}</FocusedHeading> : <h3>{t.formHeading}</h3>}
      <p>{typeset(t.formLead)}</p>
      <ErrorSummary
        title={t.errorTitle}
        errors={atFields.map((error) => ({ fieldId: idOf(error.input), text: typeset(t.fieldError(error, input)) }))}
        attempt={attempt}
      />
      <NotArrived withdrawal={withdrawal} />
      <p className={css.small}>{requiredNote}</p>
      <TextField {...field('name')} {...required} autoComplete="name" />
      <TextField {...field('contract')} {...required} autoComplete="off" hint={typeset(t.contractHint)} />
      <EmailField
        {...field('email')}
        {...required}
        texts={emailTexts}
        autoComplete="email"
        onChange={(typed) => withdrawal.change('email', typed)}
      />
      <TextArea {...field('details')} hint={t.detailsHint} />
      <div className={css.actions}>
        <Button type="submit" busy={state.status === 'sending'}>
          {t.confirm}
        </Button>
        <Button variant="quiet" onClick={withdrawal.discard}>
          {t.discard}
        </Button>
      </div>
    </Form>
  )
}

/** Says when the withdrawal was tried first and how else to send it; after a reload without the cause. */
function NotArrived({ withdrawal }: { withdrawal: Withdrawal }) {
  const state = useStore(withdrawal.$state)
  const { input, attemptedAt } = useStore(withdrawal.$draft)
  const { errors, attempt } = failureOf(state)
  const cause = errors.find((error) => !Object.hasOwn(t.labels, error.input))
  if (attemptedAt === null || state.status === 'sending') return null
  const mail = { to: brand.contact.email, subject: t.mailSubject, lines: t.mailLines(input, attemptedAt) }
  const action = (
    <a href={mailtoLink(mail)} className={buttonClass('outline')}>
      {t.sendMail}
    </a>
  )
  const texts = [...(cause ? [t.failedCause(cause)] : []), t.attempted(attemptedAt), t.retryOrMail]
  const content = texts.map((text) => <p key={text}>{typeset(text)}</p>)
  return cause ? (
    <FocusedNotice tone="error" title={t.failedTitle} occasion={attempt} action={action}>
      {content}
    </FocusedNotice>
  ) : (
    <Notice tone="warning" title={t.failedTitle} action={action}>
      {content}
    </Notice>
  )
}

function Received({ input, receivedAt }: ReceivedWithdrawal) {
  return (
    <div className={css.form}>
      <ResultNotice tone="success" title={t.receivedTitle} headingLevel={3}>
        <p>{typeset(t.received(receivedAt, input.email))}</p>
        <p>{typeset(t.whatNext)}</p>
      </ResultNotice>
      <DataList rows={t.rows(input)} />
      <div>
        <Button variant="quiet" onClick={() => print()}>
          {t.print}
        </Button>
      </div>
    </div>
  )
}

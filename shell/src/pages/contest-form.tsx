import * as paths from '@portal/shared-contracts/paths'
import type { UserData } from '@portal/shared-contracts/calls'
import { emailTexts } from '@portal/shared-contracts/messages/email-field'
import { newTab } from '@portal/shared-contracts/messages/new-tab'
import { Link } from '@portal/shared-contracts/navigation'
import { Button, buttonClass } from '@portal/shared-ui/button'
import { Checkbox } from '@portal/shared-ui/checkbox'
import { EmailField } from '@portal/shared-ui/email-field'
import { ErrorSummary } from '@portal/shared-ui/error-summary'
import { Form } from '@portal/shared-ui/form'
import { RadioCards } from '@portal/shared-ui/radio-cards'
import { TextField } from '@portal/shared-ui/text-field'
import { typeset } from '@portal/shared-ui/typeset'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import type { ContestEntry } from '@portal/brands/texts'
import type { EntryErrorCode, EntryField } from '../domain/contest-entry.ts'
import { t } from '../messages/contest.ts'
import { useContestEntry } from './contest-input.ts'
import * as css from './contest.module.css'
import { FocusedHeading } from '@portal/shared-ui/focused-heading'
import { useState } from 'react'
import { mailtoLink, type Mail } from '../domain/mailto-link.ts'

export type ContestFormProps = {
  /** The contest's title. */
  contest: string
  form: Extract<ContestEntry, { kind: 'form' }>
  /** Whose input is kept. */
  owner: string
  user: UserData | null
}

const sentenceOf = (field: EntryField, code: EntryErrorCode) => typeset(t.fieldError(field, code))

const idOf = (field: EntryField): string => `gewinnspiel-${field}`

/** Asks for the entry and prepares the e-mail with it; input is kept in every step. */
export function ContestForm({ contest, form, owner, user }: ContestFormProps) {
  const entry = useContestEntry(owner, user)
  const { input, errors, attempt, change } = entry
  const errorOf = (field: EntryField) => errors[field] && sentenceOf(field, errors[field])
  if (entry.isPrepared) {
    const mail = { to: form.email, subject: t.mailSubject(contest), lines: t.mailLines(contest, form.question, input) }
    return <ContestMail mail={mail} onOpen={entry.forget} onEdit={entry.edit} />
  }
  const field = (name: 'firstName' | 'lastName' | 'email') => ({
    id: idOf(name),
    name,
    label: t.labels[name],
    required: true,
    value: input[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  })
  return (
    <Form className={css.form} onSubmit={entry.prepare} aria-label={t.enter}>
      <Lead text={form.lead} hasAccount={user !== null} />
      <Errors errors={errors} attempt={attempt} />
      <RadioCards
        id={idOf('choice')}
        name="choice"
        legend={form.question}
        options={form.choices.map((value) => ({ value, title: value }))}
        value={input.choice}
        error={errorOf('choice')}
        onChange={(value) => change('choice', value)}
      />
      <TextField {...field('firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <EmailField
        {...field('email')}
        texts={emailTexts}
        autoComplete="email"
        hint={t.emailHint}
        onChange={(typed) => change('email', typed)}
      />
      <Checkbox
        id={idOf('conditions')}
        name="conditions"
        required
        label={<ConditionsLabel />}
        checked={entry.accepted}
        error={errorOf('conditions')}
        onChange={(event) => entry.setAccepted(event.target.checked)}
      />
      <div>
        <Button type="submit">{t.prepare}</Button>
      </div>
    </Form>
  )
}

const Lead = ({ text, hasAccount }: { text: string; hasAccount: boolean }) => (
  <>
    <h2 className={css.heading}>{t.enter}</h2>
    <p>{text}</p>
    <p>{typeset(t.formLead)}</p>
    {!hasAccount && (
      <p>
        {t.noAccount} <Link to="/#registrieren">{t.register}</Link>.
      </p>
    )}
  </>
)

function Errors({ errors, attempt }: { errors: Partial<Record<EntryField, EntryErrorCode>>; attempt: number }) {
  const listed = (Object.entries(errors) as [EntryField, EntryErrorCode][]).map(([field, code]) => ({
    fieldId: idOf(field),
    text: sentenceOf(field, code),
  }))
  return <ErrorSummary title={t.errorTitle} errors={listed} attempt={attempt} />
}

/** The link opens a new tab, so that the form keeps its consent. */
function ConditionsLabel() {
  return (
    <span>
      {t.acceptBefore}{' '}
      <Link to={paths.contestConditions} target="_blank" rel="noopener">
        {t.labels.conditions}
        <VisuallyHidden> {newTab}</VisuallyHidden>
      </Link>{' '}
      {t.acceptAfter}
    </span>
  )
}

/** Shows the prepared e-mail, opens it in the member's e-mail program and copies its text. */
function ContestMail({ mail, onOpen, onEdit }: { mail: Mail; onOpen: () => void; onEdit: () => void }) {
  const [copied, setCopied] = useState<boolean | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(mail.lines.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className={css.send}>
      <FocusedHeading level="h2">{typeset(t.sendTitle)}</FocusedHeading>
      <p>{typeset(t.sendLead)}</p>
      <dl className={css.mail}>
        <dt className={css.small}>{t.to}</dt>
        <dd>{mail.to}</dd>
        <dt className={css.small}>{t.subject}</dt>
        <dd>{mail.subject}</dd>
        <dt className={css.small}>{t.text}</dt>
        <dd>
          <pre className={css.mailText}>{mail.lines.join('\n')}</pre>
        </dd>
      </dl>
      <div className={css.actions}>
        <a href={mailtoLink(mail)} className={buttonClass('primary')} onClick={onOpen}>
          {t.open}
        </a>
        <Button variant="outline" onClick={() => void copy()}>
          {t.copy}
        </Button>
        <Button variant="quiet" onClick={onEdit}>
          {t.edit}
        </Button>
      </div>
      <output>{copied !== null && (copied ? t.copied : t.copyFailed)}</output>
      <p className={css.small}>{t.nothingOpens(mail.to)}</p>
    </div>
  )
}

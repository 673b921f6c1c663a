import type { FieldError, ProfileAddress } from '@portal/shared-contracts/calls'
import { addressErrorText } from '@portal/shared-contracts/address'
import { memberLabels } from '@portal/shared-contracts/customer'
import { failureOf } from '@portal/page-library/stores'
import { Button } from '@portal/shared-ui/buttons/button'
import type { Elements } from '@portal/shared-ui/styles/elements'
import { ErrorSummary } from '@portal/shared-ui/forms/error-summary'
import { FailureNotice } from '@portal/shared-ui/notices/failure-notice'
import { FocusedHeading } from '@portal/shared-ui/text/focused-heading'
import { FocusedNotice } from '@portal/shared-ui/notices/focused-notice'
import { Form } from '@portal/shared-ui/forms/form'
import { NameProposal } from '@portal/shared-ui/forms/name-proposal'
import { Notice } from '@portal/shared-ui/notices/notice'
import { useStore } from '@nanostores/react'
import { useId, useRef, useState } from 'react'
import type { Values } from '../../domain/profile.ts'
import { profile as t } from '../../messages/profile.ts'
import type { ProfileForm } from '../../stores/profile-form.ts'
import * as css from './profile-section.module.css'

/** What the fields of a profile's form need. */
export type EditControls<F extends string> = {
  values: Values<F>
  fieldId: (field: string) => string
  errorAt: (field: string) => string | undefined
  readOnly: boolean
  onChange: (field: F, value: string) => void
}

type Props<F extends keyof ProfileAddress> = {
  form: ProfileForm<F>
  values: Values<F>
  title: string
  /** Input of an earlier visit, which the page opened by itself. */
  isRestored: boolean
  shown: (field: F, value: string) => string
  children: (controls: EditControls<F>) => Elements
}

/** The form of a part of the profile, with its errors, conflicts and proposals. */
export function ProfileEdit<F extends keyof ProfileAddress>(props: Props<F>) {
  const { form, values, title, isRestored, shown, children } = props
  const state = useStore(form.$state)
  const isSending = state.status === 'sending'
  const changes = useStore(form.$nameChanges)
  const hasConflict = useStore(form.$conflicts).length > 0
  const prefix = useId()
  const [attempts, setAttempts] = useState(0)
  const saveButton = useRef<HTMLButtonElement>(null)
  // A notice that is answered disappears with the button that had the focus.
  const onAnswered = (): void => saveButton.current?.focus()
  const keepOwnNames = (): void => {
    form.keepOwnNames()
    onAnswered()
  }
  const fieldId = (field: string): string => `${prefix}-${field}`
  const { errorAt, summary } = useFormErrors(form, values, fieldId)
  const submit = (): void => {
    setAttempts(attempts + 1)
    void form.submit()
  }
  return (
    <Form className={css.form} onSubmit={submit}>
      {isRestored ? (
        <>
          <h3>{title}</h3>
          <Notice title={t.restoredTitle}>{t.restored}</Notice>
        </>
      ) : (
        <FocusedHeading>{title}</FocusedHeading>
      )}
      <EditConflicts form={form} values={values} shown={shown} attempt={attempts} onAnswered={onAnswered} />
      {summary}
      <NameProposal failure={failureOf(state)} changes={changes} texts={t.nameProposal} onKeepOwn={keepOwnNames} />
      {children({ values, fieldId, errorAt, readOnly: isSending, onChange: form.change })}
      <div className={css.actions}>
        {/* The buttons of the conflict come first. */}
        <Button ref={saveButton} type="submit" variant={hasConflict ? 'outline' : 'primary'} busy={isSending}>
          {t.save}
        </Button>
        <Button variant="quiet" onClick={() => void form.cancel()}>
          {t.cancel}
        </Button>
      </div>
    </Form>
  )
}

/** The errors of the last attempt: the sentence at each field, and what stands above the form. */
function useFormErrors<F extends keyof ProfileAddress>(
  form: ProfileForm<F>,
  values: Values<F>,
  fieldId: (field: string) => string,
) {
  const { address } = useStore(form.$user)
  const fields: readonly string[] = useStore(form.$shownFields)
  const { errors, attempt } = failureOf(useStore(form.$state))
  // Proposed names have their own notice.
  const shown = errors.filter(({ code }) => code !== 'changeNameCheck')
  const aboutFields = shown.filter(({ input }) => Object.hasOwn(memberLabels, input))
  const textOf = (error: FieldError): string => addressErrorText(error, { ...address, ...values })
  const summarised = aboutFields.map((error) => ({
    ...(fields.includes(error.input) && { fieldId: fieldId(error.input) }),
    text: textOf(error),
  }))
  return {
    errorAt(field: string): string | undefined {
      const error = shown.find(({ input }) => input === field)
      return error && textOf(error)
    },
    summary: (
      <>
        <ErrorSummary title={t.checkInput} attempt={attempt} errors={summarised} />
        {aboutFields.length === 0 && <FailureNotice title={t.saveFailed} error={shown[0]} textOf={textOf} />}
      </>
    ),
  }
}

type EditConflictsProps<F extends keyof ProfileAddress> = Pick<Props<F>, 'form' | 'values' | 'shown'> & {
  /** Number of attempts to save; with a conflict each takes the focus here. */
  attempt: number
  /** Called when the conflicts have been decided. */
  onAnswered: () => void
}

/** What another tab has saved since editing began, beside what is typed: nothing is saved until the member chooses. */
function EditConflicts<F extends keyof ProfileAddress>(props: EditConflictsProps<F>) {
  const { form, values, shown, attempt, onAnswered } = props
  const saved = useStore(form.$saved)
  const conflicts = useStore(form.$conflicts)
  if (conflicts.length === 0) return null
  const decide = (keep: 'typed' | 'saved'): void => {
    form.decide(keep)
    onAnswered()
  }
  return (
    <FocusedNotice
      tone="warning"
      title={t.conflictTitle}
      occasion={`${conflicts.join()} ${attempt}`}
      action={
        <div className={css.actions}>
          <Button onClick={() => decide('typed')}>{t.keepTyped}</Button>
          <Button variant="outline" onClick={() => decide('saved')}>
            {t.takeSaved}
          </Button>
        </div>
      }
    >
      <p>{t.conflictLead}</p>
      <ul className={css.list}>
        {conflicts.map((field) => (
          <li key={field}>
            {t.conflict(memberLabels[field], shown(field, saved[field]), shown(field, values[field]))}
          </li>
        ))}
      </ul>
    </FocusedNotice>
  )
}

import type { FieldError, ProfileAddress } from '@delikaterie/shared-contracts/calls'
import { errorField } from '@delikaterie/shared-contracts/domain/field-error'
import { failureOf } from '@delikaterie/shared-contracts/stores'
import { Button } from '@delikaterie/shared-ui/button'
import { ErrorSummary } from '@delikaterie/shared-ui/error-summary'
import { FailureNotice } from '@delikaterie/shared-ui/failure-notice'
import { FocusedHeading } from '@delikaterie/shared-ui/focused-heading'
import { Form } from '@delikaterie/shared-ui/form'
import { Notice } from '@delikaterie/shared-ui/notice'
import { useStore } from '@nanostores/react'
import { useId, useRef, useState, type ReactNode } from 'react'
import type { MergedEdit, Values } from '../domain/merge-edit.ts'
import { profileErrorText, profileLabels, t } from '../messages/profile-form.ts'
import type { ProfileForm } from '../stores/profile-form.ts'
import { EditConflicts } from './edit-conflicts.tsx'
import { NameProposal } from './name-proposal.tsx'
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
  merged: MergedEdit<F>
  title: string
  /** Input of an earlier visit, which the page opened by itself. */
  isRestored: boolean
  shown: (field: F, value: string) => string
  children: (controls: EditControls<F>) => ReactNode
}

/** The form of a part of the profile, with its errors, conflicts and proposals. */
export function ProfileEdit<F extends keyof ProfileAddress>(props: Props<F>) {
  const { form, merged, title, isRestored, shown, children } = props
  const state = useStore(form.$state)
  const user = useStore(form.$user)
  const prefix = useId()
  const [attempts, setAttempts] = useState(0)
  const saveButton = useRef<HTMLButtonElement>(null)
  // A notice that is answered disappears with the button that had the focus.
  const onAnswered = (): void => saveButton.current?.focus()
  const { errors, attempt } = failureOf(state)
  const isSending = state.status === 'sending'
  // Proposed names have their own notice.
  const shownErrors = errors.filter(({ code }) => code !== 'changeNameCheck')
  const aboutFields = shownErrors.filter(({ input }) => Object.hasOwn(profileLabels, errorField(input)))
  const fieldId = (field: string): string => `${prefix}-${field}`
  const textOf = (error: FieldError): string =>
    profileErrorText(error, { ...user.address, street: user.address.street ?? '', ...merged.values })
  const summarised = (error: FieldError) => {
    const field = errorField(error.input)
    return { ...(Object.hasOwn(merged.values, field) && { fieldId: fieldId(field) }), text: textOf(error) }
  }

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
      <EditConflicts form={form} merged={merged} shown={shown} attempt={attempts} onAnswered={onAnswered} />
      <ErrorSummary title={t.checkInput} attempt={attempt} errors={aboutFields.map(summarised)} />
      {aboutFields.length === 0 && <FailureNotice title={t.saveFailed} error={shownErrors[0]} textOf={textOf} />}
      <NameProposal form={form} onAnswered={onAnswered} />
      {children({
        values: merged.values,
        fieldId,
        errorAt: (field) => {
          const error = shownErrors.find(({ input }) => errorField(input) === field)
          return error && textOf(error)
        },
        readOnly: isSending,
        onChange: form.change,
      })}
      <div className={css.actions}>
        <Button
          ref={saveButton}
          type="submit"
          // The buttons of the conflict come first.
          variant={merged.conflicts.length > 0 ? 'outline' : 'primary'}
          busy={isSending}
        >
          {t.save}
        </Button>
        <Button variant="quiet" onClick={() => void form.cancel()}>
          {t.cancel}
        </Button>
      </div>
    </Form>
  )
}

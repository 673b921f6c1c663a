import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { requiredNote } from '@delikaterie/shared-contracts/messages/required-fields'
import { failureOf } from '@delikaterie/shared-contracts/stores'
import { Button } from '@delikaterie/shared-ui/button'
import { ErrorSummary } from '@delikaterie/shared-ui/error-summary'
import { registrationFields, missingFields } from '../domain/registration-form.ts'
import { t } from '../messages/registration.ts'
import type { RegistrationModel } from '../stores/registration.ts'
import { Form } from './form.tsx'
import { NameProposal } from './name-proposal.tsx'
import { RegistrationConsents } from './registration-consents.tsx'
import type { ShownErrors } from './registration-errors.ts'
import { RegistrationFields } from './registration-fields.tsx'
import * as css from './registration-details.module.css'

export type RegistrationDetailsProps = {
  registration: RegistrationModel
  checkedEmail: string
  idOf: (field: string) => string
  errors: ShownErrors
}

/** Milliseconds between a failed attempt and the scroll to the form. */
const scrollDelay = 100

/** Step 2: the full form. The text below its button lists the missing input. */
export function RegistrationDetails({ registration, checkedEmail, idOf, errors }: RegistrationDetailsProps) {
  const form = useStore(registration.$form)
  const submission = useStore(registration.$submission)
  const { attempt } = failureOf(submission)
  const missing = missingFields(form, checkedEmail)
  const box = useScrollOnFailure(attempt)
  const send = (): void => void registration.submit()

  return (
    <Form ref={box} className={css.form} onSubmit={send}>
      <ErrorSummary
        title={Object.keys(errors.fields).length > 0 ? t.errorTitle : t.failed}
        errors={summaryOf(errors, idOf)}
        attempt={attempt}
      />
      <NameProposal registration={registration} />
      {/* Password managers store the new password under the address they find in the form. */}
      <input type="email" name="username" autoComplete="username" value={checkedEmail} readOnly hidden />
      <p className={css.note}>{requiredNote}</p>
      <RegistrationFields registration={registration} idOf={idOf} errors={errors.fields} />
      <RegistrationConsents registration={registration} idOf={idOf} errors={errors.fields} />
      <div className={css.action}>
        <Button
          type="submit"
          busy={submission.status === 'sending'}
          disabledReason={missing.length === 0 ? undefined : t.stillMissing(missing)}
          onDisabledClick={send}
        >
          {t.submit}
        </Button>
      </div>
    </Form>
  )
}

const summaryOf = ({ fields, general }: ShownErrors, idOf: (field: string) => string) => [
  ...general.map((text) => ({ text })),
  ...registrationFields.flatMap((field) => {
    const text = fields[field]
    return text === undefined ? [] : [{ fieldId: idOf(field), text }]
  }),
]

/** Scrolls to the form after a failed attempt, once its messages are rendered. */
function useScrollOnFailure(attempt: number) {
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt === 0) return
    const timer = setTimeout(() => box.current?.scrollIntoView({ block: 'start' }), scrollDelay)
    return () => clearTimeout(timer)
  }, [attempt])
  return box
}

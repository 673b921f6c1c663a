import type { UserData } from '@portal/shared-contracts/calls'
import type { FieldError } from '@portal/shared-contracts/calls/field-error'
import { requiredNote } from '@portal/page-library/messages/required-fields'
import { failureOf } from '@portal/page-library/stores'
import { Button } from '@portal/shared-ui/buttons/button'
import { Checkbox } from '@portal/shared-ui/fields/checkbox'
import { RadioCards } from '@portal/shared-ui/fields/radio-cards'
import { Dialog } from '@portal/shared-ui/layout/dialog'
import { ErrorSummary } from '@portal/shared-ui/forms/error-summary'
import { FailureNotice } from '@portal/shared-ui/notices/failure-notice'
import { Form } from '@portal/shared-ui/forms/form'
import { StepActions } from '@portal/shared-ui/forms/step'
import { TextArea } from '@portal/shared-ui/fields/text-area'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { otherReason, reasonChoices } from '../../domain/leaving-reasons.ts'
import { leaving as t } from '../../messages/leaving.ts'
import type { LeavingStore, LeavingInput } from '../../stores/leaving.ts'
import { List } from './part.tsx'
import * as css from './section.module.css'

const reasonId = 'kuendigung-grund'
const ownReasonId = 'kuendigung-eigener-grund'

type LeavingFormProps = { leaving: LeavingStore; user: UserData; onCancel: () => void }

/** Reason and `deleteNow`; the request is sent from a second confirmation. */
export function LeavingForm({ leaving, user, onCancel }: LeavingFormProps) {
  const input = useStore(leaving.$input)
  const state = useStore(leaving.$state)
  const [checked, setChecked] = useState<readonly FieldError[]>([])
  const [attempts, setAttempts] = useState(0)
  const [isConfirming, setConfirming] = useState(false)
  const { errors: sentErrors } = failureOf(state)
  const textOf = (error: FieldError) => t.error(error, input.reason, user)
  const reasonError = [...checked, ...sentErrors].find((error) => error.input === 'reason')
  const reasonText = reasonError && textOf(reasonError)

  const next = () => {
    const found = leaving.check()
    setChecked(found)
    setAttempts(attempts + 1)
    if (found.length === 0) setConfirming(true)
  }
  const confirm = () => {
    // First, because nothing outside an open dialog can take the focus.
    setConfirming(false)
    void leaving.submit()
  }
  const change = (part: Partial<LeavingInput>) => {
    setChecked([])
    leaving.change(part)
  }
  return (
    <Form className={css.form} onSubmit={next} aria-label={t.title}>
      <ErrorSummary
        title={t.errorTitle}
        errors={
          reasonText ? [{ fieldId: input.choice === otherReason ? ownReasonId : reasonId, text: reasonText }] : []
        }
        attempt={attempts}
      />
      <FailureNotice
        title={t.failed}
        error={sentErrors.find((error) => error.input !== 'reason')}
        textOf={(error) => [textOf(error), t.changedIn(error)].filter(Boolean).join(' ')}
      />
      <Fields input={input} reasonText={reasonText} onChange={change} />
      <StepActions>
        <Button type="submit" variant="outline" busy={state.status === 'sending'}>
          {t.next}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t.cancelForm}
        </Button>
      </StepActions>
      <Confirmation
        open={isConfirming}
        points={user.loyaltyPoints}
        deleteNow={input.deleteNow}
        onClose={() => setConfirming(false)}
        onConfirm={confirm}
      />
    </Form>
  )
}

type FieldsProps = {
  input: LeavingInput
  reasonText: string | undefined
  onChange: (part: Partial<LeavingInput>) => void
}

const choices = reasonChoices.map((value) => ({ value, title: value }))

const Fields = ({ input, reasonText, onChange }: FieldsProps) => (
  <>
    <p className={css.hint}>{requiredNote}</p>
    <RadioCards
      id={reasonId}
      name="choice"
      legend={`${t.reason} *`}
      options={choices}
      value={input.choice ?? undefined}
      error={input.choice === otherReason ? undefined : reasonText}
      onChange={(value) => onChange({ choice: reasonChoices.find((choice) => choice === value) ?? null })}
    />
    {input.choice === otherReason && (
      <TextArea
        id={ownReasonId}
        name="reason"
        label={t.ownReason}
        mark="*"
        required
        hint={t.ownReasonHint}
        error={reasonText}
        value={input.reason}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
    )}
    <Checkbox
      name="deleteNow"
      label={t.deleteNow}
      aria-describedby="kuendigung-sofort"
      checked={input.deleteNow}
      onChange={(event) => onChange({ deleteNow: event.target.checked })}
    />
    <p id="kuendigung-sofort" className={css.hint}>
      {t.deleteNowHint}
    </p>
  </>
)

type ConfirmationProps = {
  open: boolean
  points: number | null
  deleteNow: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Names once more what ends with the membership. */
const Confirmation = ({ open, points, deleteNow, onClose, onConfirm }: ConfirmationProps) => (
  <Dialog
    open={open}
    title={t.confirmTitle}
    closeLabel={t.close}
    onClose={onClose}
    actions={
      <>
        <Button variant="outline" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button variant="destructive" onClick={onConfirm}>
          {t.confirm}
        </Button>
      </>
    }
  >
    <div className={css.form}>
      <p>{t.confirmLead}</p>
      <List items={t.consequences(points)} />
      {deleteNow && <p>{t.deleteNowChosen}</p>}
    </div>
  </Dialog>
)

import { useStore } from '@nanostores/react'
import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import { failureOf } from '@delikaterie/shared-contracts/stores'
import { Button } from '@delikaterie/shared-ui/button'
import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { t } from '../messages/registration.ts'
import type { RegistrationModel } from '../stores/registration.ts'

/** The names the server proposes instead (changeNameCheck), with a button to keep the typed ones. */
export function NameProposal({ registration }: { registration: RegistrationModel }) {
  const submission = useStore(registration.$submission)
  const changes = useStore(registration.$nameChanges)
  const { errors, attempt } = failureOf(submission)
  if (!errors.some(({ code }) => code === 'changeNameCheck')) return null
  const keepOwn = changes.length > 0 && (
    <Button variant="quiet" onClick={registration.keepOwnNames}>
      {t.keepOwn}
    </Button>
  )
  return (
    <FocusedNotice
      tone="warning"
      title={changes.length === 0 ? t.errorTitle : errorText('changeNameCheck')}
      occasion={attempt}
      action={keepOwn}
    >
      {changes.length === 0
        ? t.unchangedNext(t.submit)
        : `${changes.map(({ field, from, to }) => t.corrected(field, from, to)).join(', ')}. ${t.correctedNext(t.submit)}`}
    </FocusedNotice>
  )
}

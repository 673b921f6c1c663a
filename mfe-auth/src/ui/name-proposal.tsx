import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import { failureOf, type SubmissionState } from '@delikaterie/shared-contracts/stores'
import { Button } from '@delikaterie/shared-ui/button'
import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import type { NameChange } from '../domain/name-correction.ts'
import { t } from '../messages/registration.ts'

type Props = {
  form: {
    $state: ReadableAtom<SubmissionState<void>>
    $nameChanges: ReadableAtom<readonly NameChange[]>
    keepOwnNames: () => void
  }
  /** The label of the button that sends the form again. */
  submit: string
}

/** The names the server proposes instead (changeNameCheck), with a button to keep the typed ones. */
export function NameProposal({ form, submit }: Props) {
  const changes = useStore(form.$nameChanges)
  const { errors, attempt } = failureOf(useStore(form.$state))
  if (!errors.some(({ code }) => code === 'changeNameCheck')) return null
  const isUnchanged = changes.length === 0
  const keepOwn = (
    <Button variant="quiet" onClick={form.keepOwnNames}>
      {t.keepOwn}
    </Button>
  )
  return (
    <FocusedNotice
      tone="warning"
      title={isUnchanged ? t.errorTitle : errorText('changeNameCheck')}
      occasion={attempt}
      action={!isUnchanged && keepOwn}
    >
      {isUnchanged ? t.unchangedNext(submit) : t.corrected(changes, submit)}
    </FocusedNotice>
  )
}

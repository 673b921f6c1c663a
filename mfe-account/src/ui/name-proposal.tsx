import type { ProfileAddress } from '@delikaterie/shared-contracts/calls'
import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import { failureOf } from '@delikaterie/shared-contracts/stores'
import { Button } from '@delikaterie/shared-ui/button'
import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { useStore } from '@nanostores/react'
import { profileLabels, t } from '../messages/profile-form.ts'
import type { ProfileForm } from '../stores/profile-form.ts'

type Props<F extends keyof ProfileAddress> = {
  form: ProfileForm<F>
  /** Called when the member has kept the typed names. */
  onAnswered: () => void
}

/** The names the shop proposes instead (`changeNameCheck`), with a button to keep the typed ones. */
export function NameProposal<F extends keyof ProfileAddress>({ form, onAnswered }: Props<F>) {
  const { errors, attempt } = failureOf(useStore(form.$state))
  const changes = useStore(form.$nameChanges)
  if (!errors.some(({ code }) => code === 'changeNameCheck')) return null
  const keepOwn = changes.length > 0 && (
    <Button
      variant="quiet"
      onClick={() => {
        form.keepOwnNames()
        onAnswered()
      }}
    >
      {t.keepOwnNames}
    </Button>
  )
  return (
    <FocusedNotice
      tone="warning"
      title={changes.length === 0 ? t.checkInput : errorText('changeNameCheck')}
      occasion={attempt}
      action={keepOwn}
    >
      {changes.length === 0
        ? t.namesUnchanged
        : `${changes.map(({ field, from, to }) => t.namesChanged(profileLabels[field], from, to)).join(', ')}. ${t.namesNext}`}
    </FocusedNotice>
  )
}

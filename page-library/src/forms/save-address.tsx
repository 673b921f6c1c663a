import { Link, useNavigation } from '@portal/page-library/navigation/navigation'
import { $userData } from '@portal/page-library/session'
import { addressErrorText, isAddressField, type PostalAddress } from '@portal/shared-contracts/address'
import * as paths from '@portal/shared-contracts/paths'
import { Button } from '@portal/shared-ui/buttons/button'
import { FailureNotice } from '@portal/shared-ui/notices/failure-notice'
import { FocusedNotice } from '@portal/shared-ui/notices/focused-notice'
import { Stack } from '@portal/shared-ui/layout/section'
import { Panel } from '@portal/shared-ui/cards/card'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { t } from '../messages/save-address.ts'
import { failureOf } from '../stores/index.ts'
import { isFirstAddress, saveAddressOfMember } from '../stores/save-address.ts'

/**
 * After an order: offers to save its address in the profile if that has none (rule account-43). Nothing in an embedded
 * remote, which may not change a profile.
 */
export function SaveAddress({ ordered }: { ordered: PostalAddress }) {
  const [store] = useState(saveAddressOfMember)
  const state = useStore(store.$state)
  const user = useStore($userData)
  const isEmbedded = useNavigation().Widget === undefined
  const [error] = failureOf(state).errors
  // This call has no `disableAddressCheck`: the member changes the address in Kontodaten.
  const isRefused = error !== undefined && isAddressField(error.input)
  if (state.status === 'succeeded') return <FocusedNotice tone="success">{t.saved}</FocusedNotice>
  if (isEmbedded || user === null || !isFirstAddress(ordered, user.address)) return null
  return (
    <Panel>
      <Stack>
        <p>{t.question}</p>
        <FailureNotice
          title={t.failed}
          error={error}
          textOf={(shown) => addressErrorText(shown, ordered)}
          action={<Link to={paths.accountData}>{t.toAccountData}</Link>}
        />
        {!isRefused && (
          <p>
            <Button variant="outline" busy={state.status === 'sending'} onClick={() => void store.submit(ordered)}>
              {t.save}
            </Button>
          </p>
        )}
      </Stack>
    </Panel>
  )
}

import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { Link, useNavigation } from '@delikaterie/shared-contracts/navigation'
import { Button, buttonClass } from '@delikaterie/shared-ui/button'
import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { Notice } from '@delikaterie/shared-ui/notice'
import { failureText } from '../messages/fields.ts'
import { t } from '../messages/activation.ts'
import { createPortalActivation } from '../stores/activation.ts'
import { PageCard } from '../ui/page-card.tsx'

/** Where the link in the registration e-mail leads: it activates the account by itself (spec §2). */
export function ActivationPage() {
  const { search } = useNavigation()
  const [activation] = useState(() => createPortalActivation(search))
  const state = useStore(activation.$state)
  useEffect(() => void activation.run(), [activation])

  return (
    <PageCard title={t.title}>
      {state.status === 'waiting' && <Notice>{t.waiting}</Notice>}
      {state.status === 'done' && (
        <FocusedNotice tone="success" title={t.doneTitle} occasion={state} action={<ToLogin label={t.login} />}>
          {t.done} {t.doneNext}
        </FocusedNotice>
      )}
      {state.status === 'failed' && (
        <FocusedNotice
          tone="error"
          title={t.failedTitle}
          occasion={state}
          action={
            // A link that is not valid stays so; anything else may pass.
            state.failure.code === 'linkInvalid' ? (
              <ToLogin label={t.toLogin} />
            ) : (
              <Button variant="outline" onClick={() => void activation.retry()}>
                {t.retry}
              </Button>
            )
          }
        >
          {failureText(state.failure)}
        </FocusedNotice>
      )}
    </PageCard>
  )
}

const ToLogin = ({ label }: { label: string }) => (
  <Link to="/#anmelden" className={buttonClass('primary')}>
    {label}
  </Link>
)

import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { Link, useNavigation } from '@delikaterie/shared-contracts/navigation'
import { Button, buttonClass } from '@delikaterie/shared-ui/button'
import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { Notice } from '@delikaterie/shared-ui/notice'
import { fieldErrorText } from '../messages/fields.ts'
import { t } from '../messages/activation.ts'
import { firstErrorOf } from '../stores/first-error.ts'
import { portalActivation } from '../stores/pages-portal.ts'
import { PageCard } from '../ui/page-card.tsx'

/** The page of the link in the registration e-mail; it activates the account without further input. */
function ActivationPage() {
  const { search } = useNavigation()
  const [activation] = useState(() => portalActivation(search))
  const state = useStore(activation.$state)
  const error = firstErrorOf(state)
  useEffect(() => void activation.run(), [activation])

  return (
    <PageCard title={t.title}>
      {(state.status === 'ready' || state.status === 'sending') && <Notice>{t.waiting}</Notice>}
      {state.status === 'succeeded' && (
        <FocusedNotice tone="success" title={t.doneTitle} occasion={state} action={<ToLogin label={t.login} />}>
          {t.done} {t.doneNext}
        </FocusedNotice>
      )}
      {error !== null && (
        <FocusedNotice
          tone="error"
          title={t.failedTitle}
          occasion={error}
          action={
            // No retry for an invalid link, which stays invalid.
            error.code === 'linkInvalid' ? (
              <ToLogin label={t.toLogin} />
            ) : (
              <Button variant="outline" onClick={() => void activation.retry()}>
                {t.retry}
              </Button>
            )
          }
        >
          {fieldErrorText(error)}
        </FocusedNotice>
      )}
    </PageCard>
  )
}
export { ActivationPage as Component }

const ToLogin = ({ label }: { label: string }) => (
  <Link to="/#anmelden" className={buttonClass('primary')}>
    {label}
  </Link>
)

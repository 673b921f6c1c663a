import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { portalApi } from '@delikaterie/shared-contracts/api'
import { useNavigation } from '@delikaterie/shared-contracts/navigation'
import { Button } from '@delikaterie/shared-ui/button'
import { FailureNotice } from '@delikaterie/shared-ui/failure-notice'
import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { Notice } from '@delikaterie/shared-ui/notice'
import { t } from '../messages/activation.ts'
import { sentenceOf } from '../messages/fields.ts'
import { createActivation } from '../stores/activation.ts'
import { firstErrorOf } from '../stores/first-error.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageCard } from '../ui/page-card.tsx'

/** The page of the link in the registration e-mail; it activates the account without further input. */
function ActivationPage() {
  const { search } = useNavigation()
  const [activation] = useState(() => createActivation(portalApi, search))
  const state = useStore(activation.$state)
  const error = firstErrorOf(state)
  const submit = (): void => void activation.submit()
  useEffect(submit, [activation])

  // No retry for an invalid link, which stays invalid.
  const action =
    error?.code === 'linkInvalid' ? (
      <ButtonLink to="/#anmelden">{t.toLogin}</ButtonLink>
    ) : (
      <Button variant="outline" onClick={submit}>
        {t.retry}
      </Button>
    )
  return (
    <PageCard title={t.title}>
      {(state.status === 'ready' || state.status === 'sending') && <Notice>{t.waiting}</Notice>}
      {state.status === 'succeeded' && (
        <FocusedNotice
          tone="success"
          title={t.doneTitle}
          occasion={state}
          action={<ButtonLink to="/#anmelden">{t.login}</ButtonLink>}
        >
          {t.done} {t.doneNext}
        </FocusedNotice>
      )}
      <FailureNotice title={t.failedTitle} error={error} textOf={sentenceOf()} action={action} />
    </PageCard>
  )
}
export { ActivationPage as Component }

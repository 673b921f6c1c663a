import { useStore } from '@nanostores/react'
import { Link, useNavigation } from '@delikaterie/shared-contracts/navigation'
import * as paths from '@delikaterie/shared-contracts/paths'
import { $status, $userData } from '@delikaterie/shared-contracts/session'
import { buttonClass } from '@delikaterie/shared-ui/button'
import { Logo } from '@delikaterie/shared-ui/logo'
import { ResultNotice } from '@delikaterie/shared-ui/result-notice'
import { RetryButton } from '@delikaterie/shared-ui/retry-notice'
import { useEffect, useState } from 'react'
import { embedRequest, siteOf } from '../domain/embed-request.ts'
import { t } from '../messages/embed-permission.ts'
import type { PermissionState } from '../stores/embed-permission.ts'
import { embedPermission, loginForm } from '../stores/portal.ts'
import { Loading } from '../ui/loading.tsx'
import { LoginForm } from '../ui/login-form.tsx'
import { NewTabLink } from '../ui/new-tab-link.tsx'
import { PageCard } from '../ui/page-card.tsx'
import { Decision } from './embed-permission/decision.tsx'
import * as css from './embed-permission.module.css'

/** The window that a page of another origin opens for a member's session (docs/embed.md, Login popup). */
function EmbedPermissionPage() {
  const { search } = useNavigation()
  const status = useStore($status)
  const user = useStore($userData)
  const [request] = useState(() => embedRequest(search))
  const [permission] = useState(() => embedPermission(request))
  const state = useStore(permission.$state)
  useEffect(() => void permission.check(), [permission])
  const site = request === null ? '' : siteOf(request.origin)

  return (
    <PageCard title={t.title} lead={request === null ? undefined : t.lead}>
      <p className={css.wordmark}>
        <Logo text={t.wordmark} />
      </p>
      {state === 'checking' || (state === 'asking' && status === 'restoring') ? (
        <Loading text={t.loading} lines={5} />
      ) : state !== 'asking' ? (
        <Outcome state={state} site={site} onRetry={() => void permission.check()} />
      ) : user === null ? (
        <Login site={site} />
      ) : (
        <Decision permission={permission} site={site} user={user} />
      )}
      <p className={css.legal}>
        <NewTabLink to={paths.privacy} className={css.link}>
          {t.privacy}
        </NewTabLink>
        <NewTabLink to={paths.imprint} className={css.link}>
          {t.imprint}
        </NewTabLink>
      </p>
    </PageCard>
  )
}
export { EmbedPermissionPage as Component }

function Login({ site }: { site: string }) {
  // The page stays: it asks for the permission next.
  const [login] = useState(() => loginForm({}))
  return (
    <>
      <h2>{t.loginTitle}</h2>
      <p>{t.loginLead(site)}</p>
      <LoginForm login={login} />
    </>
  )
}

type OutcomeProps = { state: Exclude<PermissionState, 'checking' | 'asking'>; site: string; onRetry: () => void }

/** Why the window decides nothing, or what was decided for browsers that keep it open. */
function Outcome({ state, site, onRetry }: OutcomeProps) {
  const { title, text } = t.outcomes(site)[state]
  const tone = state === 'allowed' || state === 'declined' ? 'success' : 'error'
  const action =
    state === 'unreachable' ? (
      <RetryButton onRetry={onRetry}>{t.retry}</RetryButton>
    ) : state === 'requestInvalid' || state === 'originNotAllowed' ? (
      <Link to="/" className={buttonClass()}>
        {t.toPortal}
      </Link>
    ) : null
  return (
    <ResultNotice tone={tone} title={title} occasion={state} action={action}>
      {text}
    </ResultNotice>
  )
}

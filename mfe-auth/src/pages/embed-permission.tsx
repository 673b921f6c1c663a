import { useStore } from '@nanostores/react'
import { portalApi } from '@delikaterie/shared-contracts/api'
import { Link, useNavigation, type LinkProps } from '@delikaterie/shared-contracts/navigation'
import * as paths from '@delikaterie/shared-contracts/paths'
import { $status, $userData } from '@delikaterie/shared-contracts/session'
import { Logo } from '@delikaterie/shared-ui/logo'
import { ResultNotice } from '@delikaterie/shared-ui/result-notice'
import { RetryButton } from '@delikaterie/shared-ui/retry-notice'
import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import { useEffect, useState } from 'react'
import { embedRequest, siteOf } from '../domain/embed-request.ts'
import { t } from '../messages/embed-permission.ts'
import { createEmbedPermission, type PermissionState } from '../stores/embed-permission.ts'
import { openerOf } from '../stores/opener.ts'
import { portalLogin } from '../stores/portal.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmbedPermission } from '../ui/embed-permission.tsx'
import { LoginForm } from '../ui/login-form.tsx'
import { PageCard } from '../ui/page-card.tsx'
import * as css from './embed-permission.module.css'

/** The window that a page of another origin opens for a member's session (docs/embed.md, Login popup). */
function EmbedPermissionPage() {
  const { search } = useNavigation()
  const status = useStore($status)
  const user = useStore($userData)
  const [request] = useState(() => embedRequest(search))
  const [permission] = useState(() => {
    const opener = request && openerOf(window, request)
    return createEmbedPermission({ api: portalApi, request, opener, close: () => window.close() })
  })
  const state = useStore(permission.$state)
  useEffect(() => void permission.check(), [permission])
  const site = request === null ? '' : siteOf(request.origin)

  return (
    <PageCard title={t.title} lead={request === null ? undefined : t.lead}>
      <p className={css.wordmark}>
        <Logo text={t.wordmark} />
      </p>
      {state === 'checking' || (state === 'asking' && status === 'restoring') ? (
        <Loading />
      ) : state !== 'asking' ? (
        <Outcome state={state} site={site} onRetry={() => void permission.check()} />
      ) : user === null ? (
        <Login site={site} />
      ) : (
        <EmbedPermission permission={permission} site={site} user={user} />
      )}
      <p className={css.legal}>
        <LegalLink to={paths.privacy}>{t.privacy}</LegalLink>
        <LegalLink to={paths.imprint}>{t.imprint}</LegalLink>
      </p>
    </PageCard>
  )
}
export { EmbedPermissionPage as Component }

/** Opens a new tab, so that the window and its decision stay. */
const LegalLink = ({ children, ...link }: LinkProps) => (
  <Link {...link} target="_blank" rel="noopener" className={css.link}>
    {children}
    <VisuallyHidden> {t.newTab}</VisuallyHidden>
  </Link>
)

function Login({ site }: { site: string }) {
  // The page stays: it asks for the permission next.
  const [login] = useState(() => portalLogin(() => {}))
  return (
    <>
      <h2>{t.loginTitle}</h2>
      <p>{t.loginLead(site)}</p>
      <LoginForm login={login} />
    </>
  )
}

const Loading = () => (
  <>
    <VisuallyHidden>
      <output>{t.loading}</output>
    </VisuallyHidden>
    <Skeleton lines={5} />
  </>
)

type OutcomeProps = { state: Exclude<PermissionState, 'checking' | 'asking'>; site: string; onRetry: () => void }

/** Why the window decides nothing, or what was decided for browsers that keep it open. */
function Outcome({ state, site, onRetry }: OutcomeProps) {
  const { tone, title, text } = outcomeOf(state, site)
  const action =
    state === 'unreachable' ? (
      <RetryButton onRetry={onRetry}>{t.retry}</RetryButton>
    ) : state === 'requestInvalid' || state === 'originNotAllowed' ? (
      <ButtonLink to="/">{t.toPortal}</ButtonLink>
    ) : null
  return (
    <ResultNotice tone={tone} title={title} occasion={state} action={action}>
      {text}
    </ResultNotice>
  )
}

function outcomeOf(state: OutcomeProps['state'], site: string) {
  switch (state) {
    case 'allowed':
      return { tone: 'success', title: t.allowedTitle, text: t.allowed(site) } as const
    case 'declined':
      return { tone: 'success', title: t.declinedTitle, text: t.declined(site) } as const
    case 'originNotAllowed':
      return { tone: 'error', title: t.notAllowedTitle, text: t.notAllowed(site) } as const
    case 'openerGone':
      return { tone: 'error', title: t.openerGoneTitle, text: t.openerGone } as const
    case 'requestInvalid':
      return { tone: 'error', title: t.invalidTitle, text: t.invalid } as const
    case 'unreachable':
      return { tone: 'error', title: t.unreachableTitle, text: t.unreachable } as const
  }
}

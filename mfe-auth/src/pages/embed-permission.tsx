import { typeset } from '@portal/shared-ui/text/typeset'
import { useStore } from '@nanostores/react'
import type { UserData } from '@portal/shared-contracts/calls'
import { useNavigation } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { $status, $userData } from '@portal/page-library/session'
import { failureOf } from '@portal/page-library/stores'
import { Button } from '@portal/shared-ui/buttons/button'
import { FailureNotice } from '@portal/shared-ui/notices/failure-notice'
import { FocusedHeading } from '@portal/shared-ui/text/focused-heading'
import { Logo } from '@portal/shared-ui/icons/logo'
import { ResultNotice } from '@portal/shared-ui/notices/result-notice'
import { RetryButton } from '@portal/shared-ui/notices/retry-notice'
import { useEffect, useState } from 'react'
import { ButtonLink, NewTabLink } from '@portal/page-library/navigation/links'
import { Loading } from '@portal/shared-ui/layout/skeleton'
import { embedRequest, siteOf } from '../domain/embed-request.ts'
import { t } from '../messages/embed-permission.ts'
import { sentenceOf } from '../messages/fields.ts'
import type { EmbedPermissionStore, PermissionState } from '../stores/embed-permission.ts'
import { embedPermission, loginForm } from '../stores/portal.ts'
import { LoginForm } from '../ui/login-form.tsx'
import { PageCard } from '../ui/page-card.tsx'
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
        <PermissionLogin site={site} />
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

function PermissionLogin({ site }: { site: string }) {
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
      <ButtonLink to="/">{t.toPortal}</ButtonLink>
    ) : null
  return (
    <ResultNotice tone={tone} title={title} occasion={state} action={action}>
      {text}
    </ResultNotice>
  )
}

/** The member's decision: what the page may do, for how long, and for whom. */
function Decision({ permission, site, user }: { permission: EmbedPermissionStore; site: string; user: UserData }) {
  const state = useStore(permission.$permission)
  const settled = useSettledWindow()
  const isSending = state.status === 'sending'
  return (
    <div className={css.permission}>
      <FocusedHeading level="h2">{t.askTitle(site)}</FocusedHeading>
      <p className={css.account}>{typeset(t.signedInAs(user.email || user.loginName))}</p>
      <p>{t.rights}</p>
      <ul className={css.rights}>
        {t.rightsOf.map((right) => (
          <li key={right}>{typeset(right)}</li>
        ))}
      </ul>
      <p className={css.limits}>{t.limits}</p>
      <FailureNotice title={t.failed} error={failureOf(state).errors[0]} textOf={sentenceOf()} />
      <div className={css.actions}>
        <Button busy={isSending} aria-disabled={!settled} onClick={() => void permission.allow()}>
          {t.allow}
        </Button>
        <Button variant="outline" onClick={permission.decline}>
          {t.decline}
        </Button>
      </div>
    </div>
  )
}

/** ms; a click that was meant for the page behind the window comes sooner. */
const settleTime = 500

/**
 * Whether the window has been in front for half a second. A page can lure a double click and show this window between
 * the two clicks; the second one must not decide anything.
 */
function useSettledWindow(): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const settle = (): void => {
      setSettled(false)
      clearTimeout(timer)
      timer = setTimeout(() => setSettled(true), settleTime)
    }
    settle()
    window.addEventListener('focus', settle)
    document.addEventListener('visibilitychange', settle)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('focus', settle)
      document.removeEventListener('visibilitychange', settle)
    }
  }, [])
  return settled
}

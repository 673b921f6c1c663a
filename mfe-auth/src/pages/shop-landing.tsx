import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { accountIdOf, type UserData } from '@portal/shared-contracts/calls'
import { Link, useNavigate } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { $status, $userData } from '@portal/page-library/session'
import { failureOf } from '@portal/page-library/stores'
import { Button } from '@portal/shared-ui/buttons/button'
import { FailureNotice } from '@portal/shared-ui/notices/failure-notice'
import { CheckIcon } from '@portal/shared-ui/icons/icons'
import { ResultNotice } from '@portal/shared-ui/notices/result-notice'
import { Stack } from '@portal/shared-ui/layout/section'
import { typeset } from '@portal/shared-ui/text/typeset'
import { ButtonLink, NewTabLink } from '@portal/page-library/navigation/links'
import { Loading } from '@portal/shared-ui/layout/skeleton'
import { sentenceOf } from '../messages/fields.ts'
import { t } from '../messages/shop-landing.ts'
import { loginForm, shopLanding } from '../stores/portal.ts'
import { LoginForm } from '../ui/login-form.tsx'
import { PageCard } from '../ui/page-card.tsx'
import * as css from './shop-landing.module.css'

/** The page where an online-shop account joins the programme; visitors log in first. */
function ShopLandingPage() {
  const status = useStore($status)
  const user = useStore($userData)
  const isMember = user !== null && accountIdOf(user) !== null
  return (
    <PageCard title={isMember ? t.memberPageTitle : t.title} lead={isMember ? undefined : t.lead}>
      {status === 'restoring' && <Loading text={t.loading} lines={5} />}
      {status === 'anonymous' && <ShopLandingLogin title={t.loginTitle} lead={t.loginLead} />}
      {status === 'member' && user !== null && <Member user={user} />}
    </PageCard>
  )
}
export { ShopLandingPage as Component }

/** For a user who is logged in: that they are a member, the offer to join, or the password that is still needed. */
function Member({ user }: { user: UserData }) {
  const navigate = useNavigate()
  const [landing] = useState(() => shopLanding(() => navigate('/')))
  const state = useStore(landing.$state)
  const isPasswordNeeded = state.status === 'succeeded' && state.result === 'passwordNeeded'
  const name = `${user.address.firstName} ${user.address.lastName}`.trim()
  if (accountIdOf(user) !== null) {
    return (
      <ResultNotice tone="success" title={t.memberTitle} action={<ButtonLink to="/">{t.toHome}</ButtonLink>}>
        {typeset(t.memberText)}
      </ResultNotice>
    )
  }
  if (isPasswordNeeded)
    return <ShopLandingLogin title={t.passwordTitle} lead={t.passwordLead} loginName={user.loginName} />
  return (
    <Stack>
      <FailureNotice title={t.failed} error={failureOf(state).errors[0]} textOf={sentenceOf()} />
      <h2>{typeset(name === '' ? t.offerNameless : t.offer(name))}</h2>
      <ul className={css.benefits}>
        {t.benefits.map((benefit) => (
          <li key={benefit} className={css.benefit}>
            <CheckIcon size={20} />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
      <p className={css.conditions}>
        {t.conditionsBefore}
        <NewTabLink to={paths.conditions}>{t.conditions}</NewTabLink>
        {t.conditionsAfter}
      </p>
      <div>
        <Button busy={state.status === 'sending'} onClick={() => void landing.submit(user)}>
          {t.submit}
        </Button>
      </div>
    </Stack>
  )
}

/** With a `loginName` the form shows the password field only. */
function ShopLandingLogin({ title, lead, loginName }: { title: string; lead: string; loginName?: string }) {
  const navigate = useNavigate()
  const [login] = useState(() => loginForm(loginName === undefined ? {} : { portal: () => navigate('/') }, loginName))
  return (
    <Stack>
      <div className={css.head}>
        <h2>{title}</h2>
        <p>{typeset(lead)}</p>
      </div>
      <LoginForm login={login} embedded={loginName !== undefined} />
      {loginName === undefined && (
        <p>
          {typeset(t.noAccount)} <Link to="/#registrieren">{t.register}</Link>
        </p>
      )}
    </Stack>
  )
}

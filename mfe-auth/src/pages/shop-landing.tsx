import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { accountIdOf, type UserData } from '@delikaterie/shared-contracts/calls'
import { Link, useNavigate } from '@delikaterie/shared-contracts/navigation'
import { $status, $userData } from '@delikaterie/shared-contracts/session'
import { buttonClass } from '@delikaterie/shared-ui/button'
import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { Stack } from '@delikaterie/shared-ui/section'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import { t } from '../messages/shop-landing.ts'
import { portalShopLanding } from '../stores/pages-portal.ts'
import { portalLogin } from '../stores/portal.ts'
import { loginNameOf } from '../stores/shop-landing.ts'
import { LoginForm } from '../ui/login-form.tsx'
import { PageCard } from '../ui/page-card.tsx'
import { ShopOffer } from '../ui/shop-offer.tsx'

/** The page where an online-shop account joins the programme; visitors log in first. */
function ShopLandingPage() {
  const status = useStore($status)
  const user = useStore($userData)
  return (
    <PageCard title={t.title} lead={t.lead}>
      {status === 'restoring' && <Loading />}
      {status === 'anonymous' && <Login title={t.loginTitle} lead={t.loginLead} />}
      {status === 'member' && user !== null && <Member user={user} />}
    </PageCard>
  )
}
export { ShopLandingPage as Component }

function Member({ user }: { user: UserData }) {
  const navigate = useNavigate()
  const [landing] = useState(() => portalShopLanding(() => navigate('/')))
  const state = useStore(landing.$state)
  const isPasswordNeeded = state.status === 'succeeded' && state.result === 'passwordNeeded'
  if (accountIdOf(user) !== null) return <AlreadyMember />
  if (!isPasswordNeeded) return <ShopOffer landing={landing} user={user} />
  return <Login title={t.passwordTitle} lead={t.passwordLead} loginName={loginNameOf(user)} />
}

/** With a `loginName` the form shows the password field only. */
function Login({ title, lead, loginName }: { title: string; lead: string; loginName?: string }) {
  const navigate = useNavigate()
  const [login] = useState(() =>
    portalLogin((next) => next === 'portal' && loginName !== undefined && navigate('/'), loginName),
  )
  return (
    <Stack>
      <h2>{title}</h2>
      <p>{lead}</p>
      <LoginForm login={login} embedded={loginName !== undefined} />
    </Stack>
  )
}

function AlreadyMember() {
  return (
    <Stack>
      <h2>{t.memberTitle}</h2>
      <p>{t.memberText}</p>
      <div>
        <Link to="/" className={buttonClass('primary')}>
          {t.toHome}
        </Link>
      </div>
    </Stack>
  )
}

function Loading() {
  return (
    <>
      <VisuallyHidden>
        <output>{t.loading}</output>
      </VisuallyHidden>
      <Skeleton lines={5} />
    </>
  )
}

import * as paths from '@delikaterie/shared-contracts/paths'
import { useState } from 'react'
import { useNavigate } from '@delikaterie/shared-contracts/navigation'
import { Button } from '@delikaterie/shared-ui/button'
import { Stack } from '@delikaterie/shared-ui/section'
import { t } from '../messages/registration.ts'
import { createPortalLogin } from '../stores/login.ts'
import { LoginForm } from './login-form.tsx'
import { FocusedHeading } from '@delikaterie/shared-ui/focused-heading'
import * as css from './registration-shop-account.module.css'

type Props = { email: string; onOtherEmail: () => void }

/** The address belongs to an online-shop account: its password opens the way to the programme (spec §4 step 4). */
export function RegistrationShopAccount({ email, onOtherEmail }: Props) {
  const navigate = useNavigate()
  const [login] = useState(() =>
    createPortalLogin((next) => next === 'shopLanding' && navigate(paths.shopLanding), email),
  )
  return (
    <Stack>
      <FocusedHeading preventScroll>{t.shopTitle(email)}</FocusedHeading>
      <p className={css.text}>{t.shop}</p>
      <div className={css.login}>
        <LoginForm login={login} embedded />
      </div>
      <p className={css.text}>{t.shopOther}</p>
      <div>
        <Button variant="outline" onClick={onOtherEmail}>
          {t.otherEmail}
        </Button>
      </div>
    </Stack>
  )
}

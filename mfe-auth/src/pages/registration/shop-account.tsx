import { useState } from 'react'
import { useNavigate } from '@delikaterie/shared-contracts/navigation'
import * as paths from '@delikaterie/shared-contracts/paths'
import { Button } from '@delikaterie/shared-ui/button'
import { FocusedHeading } from '@delikaterie/shared-ui/focused-heading'
import { Stack } from '@delikaterie/shared-ui/section'
import { typeset } from '@delikaterie/shared-ui/typeset'
import { t } from '../../messages/registration.ts'
import { loginForm } from '../../stores/portal.ts'
import { LoginForm } from '../../ui/login-form.tsx'
import * as css from './shop-account.module.css'

type Props = { email: string; onOtherEmail: () => void }

/** Step 4: the address belongs to an online-shop account, whose password is needed to join the programme. */
export function ShopAccount({ email, onOtherEmail }: Props) {
  const navigate = useNavigate()
  const [login] = useState(() => loginForm((next) => next === 'shopLanding' && navigate(paths.shopLanding), email))
  const title = t.shopTitle(email)
  const afterAt = title.indexOf('@') + 1
  return (
    <Stack>
      <FocusedHeading>
        {title.slice(0, afterAt)}
        {/* On a phone a long address breaks here instead of inside a word. */}
        <wbr />
        {title.slice(afterAt)}
      </FocusedHeading>
      <p className={css.text}>{typeset(t.shop)}</p>
      <LoginForm login={login} embedded />
      <p className={css.text}>{typeset(t.shopOther)}</p>
      <div>
        <Button variant="quiet" onClick={onOtherEmail}>
          {t.otherEmail}
        </Button>
      </div>
    </Stack>
  )
}

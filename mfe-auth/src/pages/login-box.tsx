import * as paths from '@delikaterie/shared-contracts/paths'
import { useState } from 'react'
import { useNavigate } from '@delikaterie/shared-contracts/navigation'
import { createPortalLogin } from '../stores/login.ts'
import { LoginForm } from '../ui/login-form.tsx'

/**
 * The login of the landing page and of login-required pages. After it the page shows what the
 * session allows; only a web-shop-only user is led elsewhere.
 */
export function LoginBox() {
  const navigate = useNavigate()
  const [login] = useState(() => createPortalLogin((next) => next === 'shopLanding' && navigate(paths.shopLanding)))
  return <LoginForm login={login} />
}

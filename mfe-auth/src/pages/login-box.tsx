import { useRef, useState } from 'react'
import { useNavigate } from '@delikaterie/shared-contracts/navigation'
import * as paths from '@delikaterie/shared-contracts/paths'
import { portalLogin } from '../stores/portal.ts'
import { LoginForm } from '../ui/login-form.tsx'
import { useLoginFocus } from '../ui/use-login-focus.ts'

/** The login of the landing page and of pages that require one; it navigates for web-shop-only users only. */
function LoginBox() {
  const navigate = useNavigate()
  const [login] = useState(() => portalLogin((next) => next === 'shopLanding' && navigate(paths.shopLanding)))
  const form = useRef<HTMLFormElement>(null)
  useLoginFocus(form, login)
  return <LoginForm ref={form} login={login} />
}
export { LoginBox as Component }

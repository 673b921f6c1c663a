import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { $loginOffer, loginForm } from '../stores/portal.ts'
import { LoginForm } from '../ui/login-form.tsx'

/** The login of the landing page and of pages that require one; it navigates for web-shop-only users only. */
function LoginBox() {
  const navigate = useNavigate()
  const [login] = useState(() => loginForm({ shopLanding: () => navigate(paths.shopLanding) }))
  const form = useRef<HTMLFormElement>(null)

  // Focuses the first field when the section around the form takes the focus, which the link "Anmelden" of the header
  // gives it.
  useEffect(() => {
    const section = form.current?.closest('section[tabindex]')
    const enter = (): void => {
      // A press into the section focuses it, too, but is no wish to type.
      if (section?.matches(':active') === false) form.current?.querySelector('input')?.focus({ preventScroll: true })
    }
    if (section?.matches(':focus')) enter()
    section?.addEventListener('focus', enter)
    return () => section?.removeEventListener('focus', enter)
  }, [])

  // Fills in the address of an account for which the registration offers the login, and focuses the password.
  useEffect(
    () =>
      $loginOffer.listen((offer) => {
        if (offer === null) return
        login.change({ loginName: offer.email })
        form.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus()
      }),
    [login],
  )
  return <LoginForm ref={form} login={login} />
}
export { LoginBox as Component }

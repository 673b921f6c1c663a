import { useEffect, type RefObject } from 'react'
import type { LoginModel } from '../stores/login.ts'
import { $loginOffer } from '../stores/typed-email.ts'

/**
 * Moves the focus into the login form: to its first field when the section around it takes the focus, which the link
 * "Anmelden" of the header gives it, and to the password when the registration offers the login.
 */
export function useLoginFocus(form: RefObject<HTMLFormElement | null>, login: LoginModel): void {
  useEffect(() => {
    const section = form.current?.closest('section[tabindex]')
    const enter = (): void => {
      // A press into the section focuses it, too, but is no wish to type.
      if (section?.matches(':active') === false) form.current?.querySelector('input')?.focus({ preventScroll: true })
    }
    if (section?.matches(':focus')) enter()
    section?.addEventListener('focus', enter)
    return () => section?.removeEventListener('focus', enter)
  }, [form])

  useEffect(
    () =>
      $loginOffer.listen((offer) => {
        if (offer === null) return
        login.change({ loginName: offer.email })
        form.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus()
      }),
    [form, login],
  )
}

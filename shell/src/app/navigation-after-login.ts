import * as paths from '@delikaterie/shared-contracts/paths'
import type { SessionStatus } from '@delikaterie/shared-contracts/session'
import { useEffect, useRef } from 'react'
import { useNavigate, type Location } from 'react-router-dom'

/**
 * Treats a login or logout that changes the page in place as a navigation: the address loses its anchor, and
 * `useFocusAfterNavigation` shows the top of the page with the focus on its h1. `page` identifies what is shown.
 */
export function useNavigationAfterLogin(
  { pathname, search, key }: Location,
  status: SessionStatus,
  page: string,
): void {
  const navigate = useNavigate()
  const before = useRef({ status, page, key })

  useEffect(() => {
    const { current: last } = before
    before.current = { status, page, key }
    if (last.status === 'restoring' || last.status === status || last.key !== key) return
    // The page for joining the programme shows its own login; other pages look the same before and after a login.
    const changesInPlace = last.page !== page || pathname === paths.shopLanding
    // A login that leads to another page may have changed the address before the router's location.
    const stays = window.location.pathname === pathname
    if (changesInPlace && stays) void navigate(pathname + search, { replace: true })
  }, [status, page, key, pathname, search, navigate])
}

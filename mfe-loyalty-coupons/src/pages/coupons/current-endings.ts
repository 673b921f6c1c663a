import { useEffect, useMemo, useState } from 'react'
import { withEndings, type MemberCoupon } from '../../domain/member-coupon.ts'

/** Milliseconds between two looks at the clock. */
const interval = 30_000

/** The coupons with what they say of their ends now, because one may end, or a day begin, while the page is open. */
export function useCurrentEndings(coupons: readonly MemberCoupon[] | null): readonly MemberCoupon[] | null {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const look = (): void => setNow(Date.now())
    const timer = setInterval(look, interval)
    // Timers rest while a computer sleeps.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return useMemo(() => coupons && withEndings(coupons, new Date(now)), [coupons, now])
}

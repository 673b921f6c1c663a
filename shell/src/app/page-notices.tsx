import { useStore } from '@nanostores/react'
import { bus } from '@portal/shared-contracts/bus'
import { useNavigate } from '@portal/shared-contracts/navigation'
import { $status } from '@portal/shared-contracts/session'
import { useEffect } from 'react'
import { useMaintenance } from '../layout/maintenance.tsx'
import { ShopNotice, StorageNotice } from '../layout/notices.tsx'
import { IdleDialog, LoginNotice } from '../layout/session-notices.tsx'
import { $loginReason, $page } from '../session/page-state.ts'

/** Banners and dialogs of the open page; they are never prerendered. */
export function PageNotices({ hasLogin }: { hasLogin: boolean }) {
  const { persistent, notice, secondsLeft, stay } = useStore($page)
  const status = useStore($status)
  const reason = useStore($loginReason)
  const isSaidAtLogin = !useMaintenance() && hasLogin
  const navigate = useNavigate()
  useEffect(() => bus.on('navigate', ({ to }) => navigate(to)), [navigate])

  return (
    <>
      {!persistent && <StorageNotice />}
      {notice !== '' && <ShopNotice key={notice} text={notice} />}
      {reason !== null && !isSaidAtLogin && <LoginNotice reason={reason} banner />}
      {status === 'member' && (
        <IdleDialog secondsLeft={secondsLeft} onStay={stay} onLeave={() => bus.emit('logout', { reason: 'member' })} />
      )}
    </>
  )
}

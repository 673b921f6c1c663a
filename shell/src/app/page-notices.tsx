import { useStore } from '@nanostores/react'
import { bus } from '@delikaterie/shared-contracts/bus'
import { useNavigate } from '@delikaterie/shared-contracts/navigation'
import { $status } from '@delikaterie/shared-contracts/session'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import type { IdleDialogProps } from '../layout/idle-dialog.tsx'
import { SessionTokenNotice, ShopNotice, StorageNotice } from '../layout/notices.tsx'
import { $page } from '../session/page-state.ts'

/** Loaded once a user is logged in. If it cannot be loaded, the idle logout comes without a warning. */
const IdleDialog = lazy<ComponentType<IdleDialogProps>>(async () => {
  try {
    return { default: (await import('../layout/idle-dialog.tsx')).IdleDialog }
  } catch {
    return { default: () => null }
  }
})

/** Banners and dialogs of the open page; they are never prerendered. */
export function PageNotices() {
  const { persistent, sessionToken, notice, idle, secondsLeft, stay } = useStore($page)
  const status = useStore($status)
  const navigate = useNavigate()
  useEffect(() => bus.on('navigate', ({ to }) => navigate(to)), [navigate])

  return (
    <>
      {!persistent && <StorageNotice />}
      {sessionToken === 'rejected' && status === 'anonymous' && <SessionTokenNotice />}
      {notice !== '' && <ShopNotice key={notice} text={notice} />}
      {(status === 'member' || idle) && (
        <Suspense>
          <IdleDialog
            ended={idle}
            secondsLeft={secondsLeft}
            onStay={stay}
            onLeave={() => bus.emit('logout', { reason: 'member' })}
          />
        </Suspense>
      )}
    </>
  )
}

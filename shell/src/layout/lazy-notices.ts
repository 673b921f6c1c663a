import { lazy, type ComponentType } from 'react'
import type * as notices from './session-notices.tsx'

/** A notice about the session, whose code loads with the first of them. If that fails, none is shown. */
const notice = <P>(pick: (loaded: typeof notices) => ComponentType<P>) =>
  lazy<ComponentType<P>>(async () => {
    try {
      return { default: pick(await import('./session-notices.tsx')) }
    } catch {
      return { default: () => null }
    }
  })

export const IdleDialog = notice<notices.IdleDialogProps>((loaded) => loaded.IdleDialog)
export const LoginNotice = notice<notices.LoginNoticeProps>((loaded) => loaded.LoginNotice)

import { Button } from '@portal/shared-ui/buttons/button'
import { Dialog } from '@portal/shared-ui/layout/dialog'
import type { Elements } from '@portal/shared-ui/styles/elements'
import { FocusedNotice } from '@portal/shared-ui/notices/focused-notice'
import { CrossIcon } from '@portal/shared-ui/icons/icons'
import { Notice } from '@portal/shared-ui/notices/notice'
import { Container } from '@portal/shared-ui/layout/section'
import { useState } from 'react'
import { t as layout } from '../messages/layout.ts'
import { t } from '../messages/session-notices.ts'
import type { LoginReason } from '../session/page-state.ts'
import { DigitalCardLink } from './digital-card-link.tsx'
import * as css from './notices.module.css'

/**
 * One line at the lower edge of the window while the portal's server does not answer (rule session-56). The output is
 * there from the start, so that screen readers announce its text.
 */
export const ConnectionLine = ({ isLost }: { isLost: boolean }) => (
  <output className={isLost ? css.strip : undefined}>
    {isLost && (
      <Container>
        {layout.connectionLost} <DigitalCardLink />
      </Container>
    )}
  </output>
)

/** A notice at the lower edge of the window until it is closed. The label names its region. */
export function Banner({ label, children }: { label: string; children: Elements }) {
  const [closed, setClosed] = useState(false)
  if (closed) return null
  const close = (): void => {
    setClosed(true)
    // The button disappears with its notice.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }
  return (
    <section className={css.banner} aria-label={label}>
      <Container>
        <div className={css.box}>
          {children}
          <button type="button" className={css.close} aria-label={layout.closeNotice} onClick={close}>
            <CrossIcon size={22} />
          </button>
        </div>
      </Container>
    </section>
  )
}

type IdleDialogProps = {
  /** Whole seconds until the logout; null while the dialog is closed. */
  secondsLeft: number | null
  onStay: () => void
  onLeave: () => void
}

/** Warns before the idle logout. Every way of closing the dialog means staying logged in (WCAG 2.2.1). */
export function IdleDialog({ secondsLeft, onStay, onLeave }: IdleDialogProps) {
  return (
    <Dialog
      open={secondsLeft !== null}
      title={t.title}
      closeLabel={t.close}
      onClose={onStay}
      actions={
        <>
          <Button variant="quiet" onClick={onLeave}>
            {t.leave}
          </Button>
          <Button onClick={onStay}>{t.stay}</Button>
        </>
      }
    >
      <p>{t.text}</p>
      {/* The role `timer` is not live, so that screen readers do not announce every second. */}
      <p role="timer">{t.secondsLeft(secondsLeft ?? 0)}</p>
    </Dialog>
  )
}

const reasons = {
  member: { tone: 'success', title: t.loggedOutTitle, text: t.loggedOut, Box: Notice },
  otherTab: { tone: 'info', title: t.loggedOutTitle, text: t.otherTab, Box: Notice },
  idle: { tone: 'warning', title: t.idleTitle, text: t.idle, Box: Notice },
  refreshFailed: { tone: 'warning', title: t.refusedTitle, text: t.refused, Box: Notice },
  sessionEnded: { tone: 'warning', title: t.endedTitle, text: t.ended, Box: Notice },
  cookies: { tone: 'warning', title: t.cookiesTitle, text: t.cookies, Box: Notice },
  sessionToken: { tone: 'error', title: t.sessionTokenTitle, text: t.sessionTokenText, Box: FocusedNotice },
} as const satisfies Record<LoginReason, object>

type LoginNoticeProps = {
  reason: LoginReason
  /** At the edge of the window, on a page without a login form. */
  banner?: boolean
}

/** Says why the user is logged out. */
export function LoginNotice({ reason, banner = false }: LoginNoticeProps) {
  const { tone, title, text, Box } = reasons[reason]
  const notice = (
    <Box tone={tone} title={title}>
      {text}
    </Box>
  )
  return banner ? <Banner label={title}>{notice}</Banner> : notice
}

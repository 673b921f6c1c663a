import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { CrossIcon } from '@delikaterie/shared-ui/icons'
import { Notice, type NoticeTone } from '@delikaterie/shared-ui/notice'
import { Container } from '@delikaterie/shared-ui/section'
import { useState } from 'react'
import { t } from '../messages/layout.ts'
import * as css from './notices.module.css'

type BannerProps = {
  /** Name of the region. */
  label: string
  tone?: NoticeTone
  title?: string
  /** Takes the focus when it appears. */
  focused?: boolean
  children: string
}

/** A notice at the lower edge of the window until it is closed. */
export function Banner({ label, tone = 'info', title = '', focused = false, children }: BannerProps) {
  const [closed, setClosed] = useState(false)
  if (closed) return null
  const close = (): void => {
    setClosed(true)
    // The button disappears with its notice.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }
  const Box = focused ? FocusedNotice : Notice
  return (
    <section className={css.banner} aria-label={label}>
      <Container>
        <div className={css.box}>
          <Box tone={tone} title={title}>
            {children}
          </Box>
          <button type="button" className={css.close} aria-label={t.closeNotice} onClick={close}>
            <CrossIcon size={22} />
          </button>
        </div>
      </Container>
    </section>
  )
}

/** The shop's notice to every visitor, from the configuration item `portal.notice`. */
export const ShopNotice = ({ text }: { text: string }) => <Banner label={t.noticeLabel}>{text}</Banner>

/** Shown if the browser stores no data: the session then ends when the page is closed. */
export const StorageNotice = () => (
  <Banner tone="warning" label={t.storageTitle} title={t.storageTitle}>
    {t.storageText}
  </Banner>
)

/** Shown if the shop does not accept the session token with which a user came from it. */
export const SessionTokenNotice = () => (
  <Banner tone="error" label={t.sessionTokenTitle} title={t.sessionTokenTitle} focused>
    {t.sessionTokenText}
  </Banner>
)

/** Stands in place of login, highlights and registration while the loyalty service is unavailable. */
export function MaintenancePanel() {
  return (
    <Notice tone="warning" title={t.maintenanceTitle} headingLevel={2} className={css.panel}>
      <p>{t.maintenanceText}</p>
      <p>{t.maintenanceLater}</p>
    </Notice>
  )
}

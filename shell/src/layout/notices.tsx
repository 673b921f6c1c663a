import { CrossIcon } from '@portal/shared-ui/icons'
import { Notice, type NoticeTone } from '@portal/shared-ui/notice'
import { Container } from '@portal/shared-ui/section'
import { useState, type ComponentType, type ReactNode } from 'react'
import { t } from '../messages/layout.ts'
import * as css from './notices.module.css'

type BannerProps = {
  /** Name of the region. */
  label: string
  tone?: NoticeTone
  title?: string
  /** The box of the text; `FocusedNotice` takes the focus when it appears. */
  Box?: ComponentType<{ tone: NoticeTone; title: string; children: ReactNode }>
  children: string
}

/** A notice at the lower edge of the window until it is closed. */
export function Banner({ label, tone = 'info', title = '', Box = Notice, children }: BannerProps) {
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

/** Stands in place of login, highlights and registration while the loyalty service is unavailable. */
export const MaintenancePanel = () => (
  <Notice tone="warning" title={t.maintenanceTitle} headingLevel={2} className={css.panel}>
    <p>{t.maintenanceText}</p>
    <p>{t.maintenanceLater}</p>
  </Notice>
)

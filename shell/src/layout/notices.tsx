import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { Notice } from '@delikaterie/shared-ui/notice'
import { Container } from '@delikaterie/shared-ui/section'
import { t } from '../messages/layout.ts'
import * as css from './notices.module.css'

/** The shop's notice to every visitor, from the configuration item `portal.notice`. */
export function Banner({ text }: { text: string }) {
  return (
    <section className={css.banner} aria-label={t.noticeLabel}>
      <Container>
        <Notice>{text}</Notice>
      </Container>
    </section>
  )
}

/** Stands in place of login, highlights and registration while the loyalty service is unavailable. */
export function MaintenancePanel() {
  return (
    <Notice tone="warning" title={t.maintenanceTitle} headingLevel={2} className={css.panel}>
      <p>{t.maintenanceText}</p>
      <p>{t.maintenanceLater}</p>
    </Notice>
  )
}

/** Shown if the browser stores no data: the session then ends when the page is closed. */
export function StorageNotice() {
  return (
    <div className={css.banner}>
      <Container>
        <Notice tone="warning" title={t.storageTitle}>
          {t.storageText}
        </Notice>
      </Container>
    </div>
  )
}

/** Shown if the shop does not accept the session token with which a user came from it. */
export function SessionTokenNotice() {
  return (
    <div className={css.banner}>
      <Container>
        <FocusedNotice tone="error" title={t.sessionTokenTitle}>
          {t.sessionTokenText}
        </FocusedNotice>
      </Container>
    </div>
  )
}

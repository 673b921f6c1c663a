import { Notice } from '@delikaterie/shared-ui/notice'
import { Container } from '@delikaterie/shared-ui/section'
import { t } from '../messages/layout.ts'
import * as css from './notices.module.css'

/** A text of the shop for everybody, from the configuration item `portal.notice` (design §10). */
export function Banner({ text }: { text: string }) {
  return (
    <section className={css.banner} aria-label={t.noticeLabel}>
      <Container>
        <Notice>{text}</Notice>
      </Container>
    </section>
  )
}

/** Stands for login box, highlights and registration while the loyalty service is away (spec §2). */
export function MaintenancePanel() {
  return (
    <Notice tone="warning" title={t.maintenanceTitle} headingLevel={2} className={css.panel}>
      <p>{t.maintenanceText}</p>
      <p>{t.maintenanceLater}</p>
    </Notice>
  )
}

/** The browser keeps nothing: the session lives in memory (design §5). */
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

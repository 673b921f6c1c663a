import { buttonClass } from '@portal/shared-ui/buttons/button'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { Container } from '@portal/shared-ui/layout/section'
import { t } from '../messages/preview.ts'
import { StatusPage } from './status-pages.tsx'

/** What the edge knows of a preview, with the places where it writes it. */
const facts = [
  [t.remote, '{{remote}}'],
  [t.version, '{{version}}'],
  [t.by, '{{by}}'],
  [t.created, '{{created}}'],
  [t.until, '{{until}}'],
]

/** The page of a preview's link, sent without scripts; its styles are the edge's. The form sends to the link itself. */
export const PreviewPage = () => (
  <>
    <PageHero compact title={t.title} lead={t.lead} />
    <Container className="preview">
      <dl>
        {facts.map(([label, place]) => (
          <div key={place}>
            <dt>{label}</dt>
            <dd translate="no">{place}</dd>
          </div>
        ))}
      </dl>
      <p>{t.warning}</p>
      <p>{t.end}</p>
      <form method="post">
        <button className={buttonClass('primary')}>{t.show}</button>
      </form>
    </Container>
  </>
)

/** Served for the link of a preview that never was, has ended or is forbidden. */
export const NoPreviewPage = () => <StatusPage title={t.noTitle} text={t.noText} />

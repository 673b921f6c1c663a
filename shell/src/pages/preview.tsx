import { buttonClass } from '@portal/shared-ui/buttons/button'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { Container } from '@portal/shared-ui/layout/section'
import { t } from '../messages/preview.ts'

/** What the edge knows of a preview and writes into the page. */
const facts = ['remote', 'version', 'by', 'created', 'until'] as const

/** The page of a preview's link, sent without scripts; its styles are the edge's. The form sends to the link itself. */
export const PreviewPage = () => (
  <>
    <PageHero compact title={t.title} lead={t.lead} />
    <Container className="preview">
      <dl>
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{t[fact]}</dt>
            <dd translate="no">{`{{${fact}}}`}</dd>
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

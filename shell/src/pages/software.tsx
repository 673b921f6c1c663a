import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { Container } from '@portal/shared-ui/layout/section'
import { t } from '../messages/software.ts'

/** Replaced by the edge, which knows the released remotes. */
const list = '{{software}}'

/** The frame of the page with the packages of others. It is sent without scripts and its styles are the edge's. */
export const SoftwarePage = () => (
  <>
    <PageHero compact title={t.title} lead={t.lead} />
    <Container className="software">{list}</Container>
  </>
)

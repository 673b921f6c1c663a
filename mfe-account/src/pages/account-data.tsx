import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { PageParts } from '@delikaterie/shared-ui/page-parts'
import { t } from '../messages/account-data.ts'
import { Address } from './address.tsx'
import { BeExcited } from './be-excited.tsx'
import { EndSessions } from './end-sessions.tsx'
import { Leaving } from './leaving.tsx'
import { MyData } from './my-data.tsx'
import { Newsletter } from './newsletter.tsx'
import { Password } from './password.tsx'
import { PersonalData } from './personal-data.tsx'

/** The member's data in sections; each section is a page part with a file of its own. */
function AccountDataPage() {
  return (
    <>
      <PageHero compact title={t.title} lead={t.lead} />
      <PageParts>
        <PersonalData />
        <Address />
        <Newsletter />
        <BeExcited />
        <Password />
        <EndSessions />
        <MyData />
        <Leaving />
      </PageParts>
    </>
  )
}
export { AccountDataPage as Component }

import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { PartsWithAside } from '@delikaterie/shared-ui/parts-with-aside'
import { t as asideTexts } from '../messages/account-aside.ts'
import { heroes } from '../messages/heroes.ts'
import { AccountAside, AccountContents, AccountHelp } from './account-aside.tsx'
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
      <PageHero compact {...heroes.accountData} />
      <PartsWithAside label={asideTexts.label} aside={<AccountAside />} below={<AccountHelp />}>
        <AccountContents />
        <PersonalData />
        <Address />
        <Newsletter />
        <BeExcited />
        <Password />
        <EndSessions />
        <MyData />
        <Leaving />
      </PartsWithAside>
    </>
  )
}
export { AccountDataPage as Component }

import { PageHero } from '@portal/shared-ui/page-hero'
import { PartsWithAside } from '@portal/shared-ui/parts-with-aside'
import { aside } from '../messages/account-data.ts'
import { heroes } from '../messages/heroes.ts'
import { AccountAside, AccountContents, AccountHelp } from './account-data/aside.tsx'
import { Address } from './account-data/address.tsx'
import { BeExcited } from './account-data/be-excited.tsx'
import { EndSessions } from './account-data/end-sessions.tsx'
import { Leaving } from './account-data/leaving.tsx'
import { MyData } from './account-data/my-data.tsx'
import { Newsletter } from './account-data/newsletter.tsx'
import { Password } from './account-data/password.tsx'
import { PersonalData } from './account-data/personal-data.tsx'

/** The member's data in sections; each section is a page part with a file of its own. */
function AccountDataPage() {
  return (
    <>
      <PageHero compact {...heroes.accountData} />
      <PartsWithAside label={aside.label} aside={<AccountAside />} below={<AccountHelp />}>
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

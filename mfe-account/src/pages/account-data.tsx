import { heroOf } from '@portal/shared-contracts/facts/brand-facts'
import { brand } from '@portal/shared-contracts/brand/brand'
import { Link } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { Panel } from '@portal/shared-ui/cards/card'
import { HelpPanel } from '@portal/shared-ui/cards/help-panel'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { PartLink } from '@portal/shared-ui/layout/part-link'
import { PartsWithAside } from '@portal/shared-ui/layout/parts-with-aside'
import { useId, type ComponentType } from 'react'
import { accountGroups, partIds, type AccountGroup, type AccountPart } from '../domain/account-parts.ts'
import { aside as t, groups, parts } from '../messages/account-page.ts'
import { heroes } from '../messages/heroes.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import * as css from './account-data.module.css'
import { BeExcited, Newsletter } from './account-data/consents.tsx'
import { EndSessions } from './account-data/end-sessions.tsx'
import { Leaving } from './account-data/leaving.tsx'
import { MyData } from './account-data/my-data.tsx'
import { Password } from './account-data/password.tsx'
import { Address, PersonalData } from './account-data/profile.tsx'

/** The member's data in three groups of sections; each section is a page part. */
function AccountDataPage() {
  return (
    <>
      <PageHero compact {...heroOf(paths.accountData, heroes.accountData)} />
      <PartsWithAside label={t.label} aside={<AccountAside />} below={<AccountHelp />}>
        {/* The links to the parts on narrow screens, closed so that the data stay near the top. */}
        <nav aria-label={t.partsTitle} className={css.contents}>
          <Disclosure title={t.partsTitle}>
            <PartLinks />
          </Disclosure>
        </nav>
        {groupNames.map((group) => (
          <Group key={group} group={group} />
        ))}
      </PartsWithAside>
    </>
  )
}
export { AccountDataPage as Component }

const groupNames = Object.keys(accountGroups) as AccountGroup[]

const components: Record<AccountPart, ComponentType> = {
  personalData: PersonalData,
  address: Address,
  newsletter: Newsletter,
  beExcited: BeExcited,
  password: Password,
  endSessions: EndSessions,
  myData: MyData,
  leaving: Leaving,
}

/** The parts of a group, all open; the title is no heading, because links and headings are those of the parts. */
function Group({ group }: { group: AccountGroup }) {
  const title = useId()
  return (
    <div role="group" aria-labelledby={title} className={css.group}>
      <p id={title} className={css.groupTitle}>
        {groups[group]}
      </p>
      {accountGroups[group].map((part) => {
        const Part = components[part]
        return <Part key={part} />
      })}
    </div>
  )
}

const links = [
  { to: paths.cards, label: t.cards },
  { to: paths.transactions, label: t.transactions },
  { to: paths.redemptions, label: t.redemptions },
] as const

/** Beside the account data: links to its parts, help, and the other pages of the account. */
const AccountAside = () => (
  <>
    <Panel>
      <h2>{t.partsTitle}</h2>
      <nav aria-label={t.partsTitle}>
        <PartLinks />
      </nav>
    </Panel>
    <AccountHelp />
  </>
)

/** On narrow screens it stands alone below the account data. */
const AccountHelp = () => (
  <>
    <HelpPanel title={t.helpTitle} text={t.helpText} contact={brand.contact} />
    <Panel>
      <h2>{t.moreTitle}</h2>
      <ul className={css.links}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  </>
)

const PartLinks = () =>
  groupNames.map((group) => (
    <div key={group} className={css.groupLinks}>
      <p className={css.linksTitle}>{groups[group]}</p>
      <ul className={css.links}>
        {accountGroups[group].map((part) => (
          <li key={part}>
            <PartLink to={partIds[part]}>{parts[part].title}</PartLink>
          </li>
        ))}
      </ul>
    </div>
  ))

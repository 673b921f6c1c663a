import { brand } from '@delikaterie/shared-contracts/brand'
import { Link } from '@delikaterie/shared-contracts/navigation'
import * as paths from '@delikaterie/shared-contracts/paths'
import { Panel } from '@delikaterie/shared-ui/card'
import { HelpPanel } from '@delikaterie/shared-ui/help-panel'
import { t } from '../messages/account-aside.ts'
import * as css from './account-aside.module.css'

const links = [
  { to: paths.cards, label: t.cards },
  { to: paths.transactions, label: t.transactions },
  { to: paths.redemptions, label: t.redemptions },
  { to: paths.privacy, label: t.privacy },
] as const

/** Beside the account data: help, and the other pages of the account. */
export function AccountAside() {
  return (
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
}

import * as paths from '@delikaterie/shared-contracts/paths'
import { t } from '../messages/layout.ts'
import type { MenuLink } from './menus.ts'

/** The links in the footer of every page; § 356a BGB asks for the one to withdraw from a contract. */
export const footerLinks: readonly MenuLink[] = [
  { label: t.faq, to: paths.faq },
  { label: t.contact, to: paths.contact },
  { label: t.privacy, to: paths.privacy },
  { label: t.terms, to: paths.terms },
  { label: t.conditions, to: paths.conditions },
  { label: t.imprint, to: paths.imprint },
  { label: t.withdrawal, to: paths.withdrawal },
  { label: t.accessibility, to: paths.accessibility },
]

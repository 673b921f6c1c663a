import { brand } from '@portal/shared-contracts/brand/brand'
import * as paths from '../paths.ts'
import { matchRoute } from '../remotes/match-route.ts'
import type { Part } from './part.ts'

export const hasPart = (part: Part): boolean => brand.withoutParts?.includes(part) !== true

/** Items of a list that are about a part; none if the brand does not have it. */
export const ifPart = <Item>(part: Part, ...items: readonly Item[]): readonly Item[] => (hasPart(part) ? items : [])

/** The pages of each part, and its sections of other pages. */
const targetsOf: Readonly<Record<Part, readonly string[]>> = {
  contest: [paths.contest, paths.contestConditions],
  events: [paths.overviewEvents],
  rarities: [paths.rarities],
  app: [paths.app],
  kiosk: [paths.kiosk],
  newsletter: [paths.newsletter, paths.newsletterConfirmation, paths.accountNewsletter],
}

/** Whether a path or the target of a link is of a part that the brand does not have, also if a remote has the page. */
export const isOfAbsentPart = (to: string): boolean =>
  (brand.withoutParts ?? []).some((part) => targetsOf[part].some((target) => matchRoute(target, to) !== null))

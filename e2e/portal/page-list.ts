import { isOfAbsentPart } from '@portal/shared-contracts/brand/parts'
import * as paths from '@portal/shared-contracts/paths'

type PathName = {
  [Name in keyof typeof paths]: (typeof paths)[Name] extends string ? Name : never
}[keyof typeof paths]

/**
 * Who reads the page of each path, for journeys over all pages; a path without an entry does not compile. `alone` pages
 * have no header and no menu. `none`: a part of a page, or a file.
 */
const readers: Readonly<Record<PathName, 'information' | 'visitors' | 'members' | 'alone' | 'none'>> = {
  accessibility: 'information',
  app: 'information',
  conditions: 'information',
  contact: 'information',
  contest: 'information',
  contestConditions: 'information',
  faq: 'information',
  imprint: 'information',
  newsletter: 'information',
  privacy: 'information',
  terms: 'information',
  withdrawal: 'information',

  activation: 'visitors',
  forgottenPassword: 'visitors',
  highlightRoute: 'visitors',
  newsletterConfirmation: 'visitors',
  resetPassword: 'visitors',

  accountData: 'members',
  benefits: 'members',
  benefitsAndRewards: 'members',
  cards: 'members',
  changePassword: 'members',
  coupons: 'members',
  missingPoints: 'members',
  rarities: 'members',
  redemptions: 'members',
  rewardRoute: 'members',
  rewards: 'members',
  shopLanding: 'members',
  transactions: 'members',

  digitalCard: 'alone',
  embedLogin: 'alone',
  kiosk: 'alone',

  accountNewsletter: 'none',
  overviewEvents: 'none',
  digitalCardBrand: 'none',
  digitalCardDocument: 'none',
  digitalCardLogin: 'none',
  digitalCardManifest: 'none',
  digitalCardWorker: 'none',
  landingBenefits: 'none',
  landingLogin: 'none',
  securityTxt: 'none',
  software: 'none',
  softwareSheet: 'none',
  webManifest: 'none',
  wellKnownChangePassword: 'none',
}

/** A reward of the sandbox and its public page. */
export const rewardPath = paths.reward('R1')
export const highlightPath = paths.highlight('Trüffelöl 100 ml', 'R1')

const allPaths: Readonly<Record<string, unknown>> = { ...paths }

const pathOf = (name: string): string => {
  if (name === 'rewardRoute') return rewardPath
  return name === 'highlightRoute' ? highlightPath : String(allPaths[name])
}

/** Without the pages of parts that the brand does not have. */
const pagesOf = (wanted: (typeof readers)[PathName]): string[] =>
  Object.entries(readers)
    .flatMap(([name, kind]) => (kind === wanted ? [pathOf(name)] : []))
    .filter((path) => !isOfAbsentPart(path))

/** Pages that are public and readable without JavaScript (rule public-pages-40). */
export const informationPages = pagesOf('information')
/** All other pages of visitors, without the parameters of links in e-mails. */
export const visitorPages = pagesOf('visitors')
export const memberPages = pagesOf('members')
export const pagesAlone = pagesOf('alone')

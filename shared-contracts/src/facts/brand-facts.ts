import { brand } from '@portal/shared-contracts/brand/brand'
import { factsOf } from './neutral-facts.ts'
import { after, the } from '../brand/noun.ts'

/** The facts of the brand; a shell that was built before a fact existed has the neutral one. */
export const facts = factsOf(brand.facts)

/** `im Laden` */
export const inStore = after('in', facts.store)
/** `aus dem Laden` */
export const fromStore = `aus ${the(facts.store, 'dative')}`

/** The hero of a page of a remote, with the brand's text below its title if it has one of its own. */
export const heroOf = <Hero extends { lead?: string | undefined }>(path: string, hero: Hero): Hero => {
  const lead = facts.leads[path]
  return lead === undefined ? hero : { ...hero, lead }
}

import { allParts, type Part } from '@portal/shared-contracts/brand/part'
import { hasPart } from '@portal/shared-contracts/brand/parts'

/** The tag of a journey about a part that a brand may not have. */
export const partTag = (part: Part): string => `@part-${part}`

/** The tags of journeys that the chosen brand does not have. */
export const absentPartTags: RegExp[] = allParts
  .filter((part) => !hasPart(part))
  .map((part) => new RegExp(`${partTag(part)}\\b`))

import { satisfy } from '@module-federation/runtime-tools'

/** Which copy of a shared module a container got, as its federation runtime chose it. */
export type SharedChoice = {
  /** The container, by the name of its build. */
  consumer: string
  module: string
  /** The range that it asks for; null for any version. */
  required: string | null
  /** Null if it got none from the share scope: it then uses its own copy, or fails if it has none. */
  chosen: { version: string; from: string } | null
  /** All copies in the share scope at that time. */
  offered: readonly { version: string; from: string }[]
  /** Whether no copy was found at all. */
  isMissing: boolean
}

/** Why a container uses the copy that it uses. */
export type Reason =
  /** The copy of the page, or of another remote, fits. */
  | 'fits'
  /** It does not fit, but a page has only one copy. */
  | 'onlyOne'
  /** Its own copy, because those of others do not fit. */
  | 'ownFits'
  /** Its own copy, because it is newer than those of others, which fit as well. */
  | 'ownIsNewer'
  /** Its own copy, because there is no other. */
  | 'ownOnly'
  /** There is no copy for it. */
  | 'missing'

/** Why a container uses its copy of a shared module, by the copies that the share scope had. */
export function reasonOf({ consumer, required, chosen, offered, isMissing }: SharedChoice): Reason {
  const fits = ({ version }: { version: string }): boolean => required === null || satisfy(version, required)
  if (isMissing) return 'missing'
  if (chosen !== null && chosen.from !== consumer) return fits(chosen) ? 'fits' : 'onlyOne'
  const others = offered.filter(({ from }) => from !== consumer)
  if (others.length === 0) return 'ownOnly'
  return others.some(fits) ? 'ownIsNewer' : 'ownFits'
}

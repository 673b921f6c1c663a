import {
  offeringRemote,
  type MenuEntry,
  type RegisteredRemote,
  type RegistryDocument,
  type SlotEntry,
} from './registry-document.ts'
import type { ReleaseRecord } from './release-record.ts'

/** Paths of the edge itself. Nothing at or below them, nor around them, can be claimed. */
const reservedPaths = ['/api', '/assets', '/dev', '/embed', '/healthz', '/metrics', '/readyz', '/remotes'] as const

export type Claims = Pick<RegisteredRemote, 'paths' | 'widgets' | 'menu' | 'slots' | 'offers'>

const comparable = (path: string): string => path.toLowerCase().replace(/\/+$/, '')

/** Whether a claim covers a path or the pattern of a route: itself and everything below it, whatever the case. */
export function coversPath(claim: string, path: string): boolean {
  const [outer, inner] = [comparable(claim), comparable(path)]
  return inner === outer || inner.startsWith(`${outer}/`)
}

const overlap = (one: string, other: string): boolean => coversPath(one, other) || coversPath(other, one)

/** Why the claims of a document cannot stand together, one sentence each; none for a document without conflicts. */
export function documentFaults({ remotes }: Pick<RegistryDocument, 'remotes'>): string[] {
  const claims = Object.entries(remotes).flatMap(([name, { paths }]) => paths.map((path) => ({ name, path })))
  const reserved = claims.flatMap(({ name, path }) =>
    reservedPaths.filter((own) => overlap(own, path)).map((own) => `${name} claims ${path}, but ${own} is the edge's`),
  )
  const shared = claims.flatMap((one, index) =>
    claims
      .slice(index + 1)
      .filter((other) => overlap(one.path, other.path))
      .map((other) => `${one.name} claims ${one.path} and ${other.name} claims ${other.path}`),
  )
  const menu = Object.entries(remotes).flatMap(([name, { paths, menu: entries }]) =>
    entries
      .filter(({ path }) => !paths.some((claim) => coversPath(claim, path)))
      .map(({ label, path }) => `${name} claims the menu entry "${label}" to ${path}, which it does not claim`),
  )
  const slots = Object.entries(remotes).flatMap(([name, { widgets, slots: entries = [] }]) =>
    entries
      .filter(({ widget }) => !widgets.includes(widget))
      .map(({ slot, widget }) => `${name} claims the slot ${slot} for the widget ${widget}, which it does not claim`),
  )
  const offers = Object.entries(remotes).flatMap(([name, { offers: offered = [] }]) =>
    offered
      .filter((slot) => offeringRemote(slot) !== name)
      .map((slot) => `${name} claims to offer the slot ${slot}, whose name must begin with ${name}:`),
  )
  return [...reserved, ...shared, ...menu, ...slots, ...offers]
}

/**
 * Which claims of a document fill a slot that no remote offers, one sentence each. Only commands refuse such a
 * document: an earlier command, which does not know `offers`, may have removed them.
 */
export const slotFaults = ({ remotes }: Pick<RegistryDocument, 'remotes'>): string[] =>
  Object.entries(remotes).flatMap(([name, { slots = [] }]) =>
    slots
      .filter(({ slot }) => {
        const offering = offeringRemote(slot)
        return offering !== null && !remotes[offering]?.offers?.includes(slot)
      })
      .map(({ slot, widget }) => `${name} claims the slot ${slot} for the widget ${widget}, which no remote offers`),
  )

/** Which claims of a remote take a page of the shell, one sentence each. A claim below such a page takes nothing. */
export const shellFaults = (paths: readonly string[], shellPaths: readonly string[]): string[] =>
  paths.flatMap((claim) =>
    shellPaths.filter((path) => coversPath(claim, path)).map((path) => `${path} is a page of the shell`),
  )

/** The path of a route up to its first parameter, as a claim names it. */
const claimFor = (path: string): string => path.replace(/\/:.*/, '') || '/'

/** What a remote with these parts has to claim, and no more. */
export function claimsOf({
  routes,
  widgets,
  menu = [],
  slots = [],
  offers = [],
}: {
  routes: readonly { path: string }[]
  widgets: readonly string[]
  menu?: readonly MenuEntry[] | undefined
  slots?: readonly SlotEntry[] | undefined
  offers?: readonly string[] | undefined
}): Claims {
  const paths = [...new Set(routes.map(({ path }) => claimFor(path)))]
  const outermost = paths.filter((path) => !paths.some((other) => other !== path && coversPath(other, path)))
  const parts = { paths: outermost, widgets: [...widgets], menu: [...menu], slots: [...slots] }
  return offers.length === 0 ? parts : { ...parts, offers: [...offers] }
}

type UsedParts = Pick<ReleaseRecord, 'widgets' | 'menu' | 'slots' | 'offers'> & {
  routes: readonly { path: string }[]
}

/** What a release uses without a claim of its remote, each with the option of `remotes keys add` that claims it. */
export function unclaimedParts(
  { routes, widgets, menu = [], slots = [], offers = [] }: UsedParts,
  claims: Claims,
): { part: string; option: string }[] {
  return [
    ...routes
      .filter(({ path }) => !claims.paths.some((claim) => coversPath(claim, path)))
      .map(({ path }) => ({ part: `the path ${path}`, option: `--path ${claimFor(path)}` })),
    ...Object.keys(widgets)
      .filter((name) => !claims.widgets.includes(name))
      .map((name) => ({ part: `the widget ${name}`, option: `--widget ${name}` })),
    ...menu
      .filter((entry) => !claims.menu.some((claim) => sameEntry(claim, entry)))
      .map(({ menu, label, path }) => ({
        part: `the entry "${label}" to ${path} in the menu ${menu}`,
        option: `--menu '${menu}:${label}:${path}'`,
      })),
    ...slots
      .filter(({ slot, widget }) => !claims.slots?.some((claim) => claim.slot === slot && claim.widget === widget))
      .map(({ slot, widget }) => ({
        part: `the widget ${widget} in the slot ${slot}`,
        option: `--slot ${slot}:${widget}`,
      })),
    ...offers
      .filter((slot) => !claims.offers?.includes(slot))
      .map((slot) => ({ part: `the offered slot ${slot}`, option: `--offer ${slot}` })),
  ]
}

/** The command that registers a remote with everything that a release of it uses. */
export function registrationOf(name: string, release: UsedParts, key = 'KEY'): string {
  const parts = unclaimedParts(release, { paths: [], widgets: [], menu: [], slots: [] })
  const options = new Set([`--public=${key}`, ...parts.map(({ option }) => option)])
  return `remotes keys add ${name} ${[...options].join(' ')}`
}

/**
 * What a release uses without a claim of its remote, one sentence each. Without the slots that it offers, which only
 * commands check: they take nothing from others, and an earlier command may have removed their claims.
 */
export const recordFaults = ({ routes, widgets, menu, slots }: UsedParts, claims: Claims): string[] =>
  unclaimedParts({ routes, widgets, menu, slots }, claims).map(({ part }) => `${part} is not claimed`)

type Entry = RegisteredRemote['menu'][number]
const sameEntry = (one: Entry, other: Entry): boolean =>
  one.menu === other.menu && one.label === other.label && one.path === other.path

import { isDeepStrictEqual } from 'node:util'
import { bumpBetween, higher, type Bump } from './bump.ts'
import type { Declarations } from './declarations.ts'

/** A shared module as the declarations of the table say it. */
export type SharedEntry = { version: string; optional: boolean }

/** The contract version that declarations belong to. */
export const contractVersionOf = (declarations: Declarations): string =>
  /contractVersion = '([\d.]+)'/.exec(declarations.get('remotes/contract.d.ts') ?? '')?.[1] ?? '0.0.0'

/** The table of shared modules that declarations belong to. */
export function sharedTableOf(declarations: Declarations): ReadonlyMap<string, SharedEntry> {
  const text = declarations.get('remotes/shared-modules.d.ts') ?? ''
  const entry = /readonly '?([^':\s]+)'?: \{\s*readonly version: '([\d.]+)'\s*(readonly optional: true)?/g
  return new Map(
    [...text.matchAll(entry)].map(([, name = '', version = '', optional]) => [
      name,
      { version, optional: optional !== undefined },
    ]),
  )
}

/** The bump of the contract that a change of the table requires. Versions of optional modules stand for themselves. */
export function tableChange(before: Declarations, after: Declarations): { bump: Bump; reasons: string[] } {
  const [from, to] = [sharedTableOf(before), sharedTableOf(after)]
  let bump: Bump = [...to.keys()].every((name) => from.has(name)) ? 'none' : 'minor'
  const reasons: string[] = []
  for (const [name, old] of from) {
    const now = to.get(name)
    if (isDeepStrictEqual(now, old)) continue
    const raised = now ? bumpBetween(old.version, now.version) : 'major'
    if (!now) reasons.push(`${name} is not shared any more.`)
    else if (old.optional && !now.optional) reasons.push(`${name} becomes single: remotes contain copies.`)
    else if (!now.optional && raised === 'major') reasons.push(`${name} has another major version.`)
    else bump = higher(bump, now.optional ? 'none' : 'minor')
  }
  return { bump: reasons.length > 0 ? 'major' : bump, reasons }
}

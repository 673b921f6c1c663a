import * as v from '@delikaterie/shared-contracts/schema'

/** Entries of the history that browsers keep. */
const mostEntries = 50

const EntryState = v.object({ leftPositions: v.record(v.string(), v.number()) })

/** How far the pages of the history's entries were scrolled when they were left, in pixels, by the entries' names. */
export type LeftPositions = Map<string, number>

/** The positions that the current entry of the history has since it was opened, also after a reload. */
export function readLeftPositions(): LeftPositions {
  const parsed = v.safeParse(EntryState, globalThis.history?.state)
  return new Map(parsed.success ? Object.entries(parsed.output.leftPositions) : [])
}

/** Writes the positions of the other entries to the current one, beside the fields of the router. */
export function writeLeftPositions(positions: LeftPositions, current: string): void {
  const others = [...positions].filter(([entry]) => entry !== current).slice(-mostEntries)
  history.replaceState({ ...history.state, leftPositions: Object.fromEntries(others) }, '')
}

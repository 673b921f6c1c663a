import { isTag } from './comments.ts'
import type { Contract, Section } from './sections.ts'

/** A version that the changes between two contracts need, with the lines that are the reason. */
export type Change = { subject: string; bump: 'major' | 'minor'; needed: string; current: string; reasons: string[] }

function bumped(version: string, bump: Change['bump']): string {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return bump === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
}

/** Each line below the lines that it belongs to, so that equal fields of two types differ. */
function pathsOf(lines: readonly string[]): Map<string, { line: string; parent: string }> {
  const paths = new Map<string, { line: string; parent: string }>()
  const above: string[] = []
  for (const text of lines) {
    const line = text.trimStart()
    const depth = text.length - line.length
    above.length = Math.min(above.length, depth)
    // `flat` leaves out the gaps that a deeper indentation makes.
    const parent = above.flat().join(' > ')
    above[depth] = line
    paths.set(parent === '' ? line : `${parent} > ${line}`, { line, parent })
  }
  return paths
}

/** A field that an older remote does not provide. */
const isRequired = (line: string): boolean => /^(?:readonly )?[\w'$]+: /.test(line)

/** What older remotes lack or have otherwise, and what is new. */
function compare(before: Section | undefined, after: Section): { broken: string[]; added: string[] } {
  const [from, to] = [pathsOf(before?.lines ?? []), pathsOf(after.lines)]
  // A tag that is gone or worded differently takes nothing from a remote.
  const removed = [...from].filter(([path, { line }]) => !to.has(path) && !isTag(line)).map(([path]) => path)
  const added = [...to].filter(([path]) => !from.has(path))
  const demanded = added.filter(
    ([, { line, parent }]) => after.direction === 'accepted' && from.has(parent) && isRequired(line),
  )
  return {
    broken: [...removed.map((path) => `removed: ${path}`), ...demanded.map(([path]) => `required: ${path}`)],
    added: added.map(([path]) => `added: ${path}`),
  }
}

/**
 * The versions that the changes from one contract to another one need: major if a line is removed or changed, or if
 * remotes must provide more; minor if lines are added.
 */
export function changesBetween(before: Contract, after: Contract): Change[] {
  const gone: Section[] = before.sections
    .filter(({ title }) => after.sections.every((section) => section.title !== title))
    .map((section) => ({ ...section, lines: [] }))
  const compared = [...after.sections, ...gone].map((section) => {
    const old = before.sections.find(({ title }) => title === section.title)
    return { section, from: old?.version, ...compare(old, section) }
  })
  // New modules have no version to raise.
  const bySubject = Map.groupBy(compared, ({ section, from }) => (from === undefined ? 'the contract' : section.title))
  return [...bySubject].flatMap(([subject, own]): Change[] => {
    const [broken, added] = [own.flatMap((one) => one.broken), own.flatMap((one) => one.added)]
    if (broken.length + added.length === 0) return []
    const bump = broken.length > 0 ? 'major' : 'minor'
    const [first] = own
    const from = first?.from ?? before.version
    const current = first?.from === undefined ? after.version : (first.section.version ?? '0.0.0')
    return [{ subject, bump, needed: bumped(from, bump), current, reasons: broken.length > 0 ? broken : added }]
  })
}

/** Whether the version was raised as far as a change needs. */
export const isRaised = ({ current, needed }: Change): boolean =>
  current.localeCompare(needed, 'en', { numeric: true }) >= 0

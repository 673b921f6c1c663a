import { writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  compile,
  inScratch,
  optionalModules,
  surfaceFile,
  writeDeclarations,
  type Declarations,
} from './declarations.ts'

/** Which part of a version a change increments. */
export type Bump = 'none' | 'patch' | 'minor' | 'major'

/** The bump of the contract or of an optional module, with the compiler's reasons for a major one. */
export type Change = { subject: string; bump: Bump; reasons: readonly string[] }

const order: readonly Bump[] = ['none', 'patch', 'minor', 'major']

/** The higher of two bumps. */
export const higher = (a: Bump, b: Bump): Bump => (order.indexOf(a) > order.indexOf(b) ? a : b)

/** The version after a bump. */
export function bumped(version: string, bump: Bump): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  if (bump === 'major') return `${major + 1}.0.0`
  if (bump === 'minor') return `${major}.${minor + 1}.0`
  return bump === 'patch' ? `${major}.${minor}.${patch + 1}` : version
}

/** The bump between two versions; `none` for a lower one. */
export function bumpBetween(before: string, after: string): Bump {
  const [from = [], to = []] = [before, after].map((version) => version.split('.').map(Number))
  const part = [0, 1, 2].find((index) => from[index] !== to[index])
  if (part === undefined || (to[part] ?? 0) < (from[part] ?? 0)) return 'none'
  return (['major', 'minor', 'patch'] as const)[part] ?? 'none'
}

/** The name of the contract as a subject of a change. */
export const contractSubject = 'the contract'

/** A statement of the probe: the state and subject it is about, and what an error in it means. */
type Probe = { state: number; subject: string; meaning: 'breaks' | 'differs'; code: string }

function probesOf(state: number, subject: string, type: string, olderFits: boolean): Probe[] {
  const [before, after] = [`before.${type}`, `after${state}.${type}`]
  const [from, to] = olderFits ? [before, after] : [after, before]
  return [
    { state, subject, meaning: 'breaks', code: `export const v = (value: ${from}): ${to} => value` },
    { state, subject, meaning: 'differs', code: `export const v: Same<${before}, ${after}> = true` },
  ]
}

/** The types of one state of the declarations, in a namespace with the name of its folder. */
function namespaceOf(folder: string): string {
  const typeOf = (file: string): string => `typeof import('./${folder}/${file.replace('.d.ts', '.ts')}')`
  const surface = `import('./${folder}/${surfaceFile.replace('.d.ts', '.ts')}')`
  const optional = optionalModules.map(({ file }, index) => `export type M${index} = ${typeOf(file)}`)
  const own = ['Provided', 'Accepted'].map((name) => `export type ${name} = ${surface}.${name}`)
  return `declare namespace ${folder} { ${[...own, ...optional].join('; ')} }`
}

/** The text of the probe, and the probe of each of its lines. */
function probeFile(states: number): { text: string; probes: readonly (Probe | null)[] } {
  const indexes = Array.from({ length: states }, (_, state) => state)
  const same = 'type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false'
  const head = [same, namespaceOf('before'), ...indexes.map((state) => namespaceOf(`after${state}`))]
  const probes = indexes.flatMap((state) => [
    ...probesOf(state, contractSubject, 'Provided', false),
    ...probesOf(state, contractSubject, 'Accepted', true),
    ...optionalModules.flatMap(({ name }, index) => probesOf(state, name, `M${index}`, false)),
  ])
  return {
    text: [...head, ...probes.map(({ code }, index) => code.replace('const v', `const v${index}`))].join('\n'),
    probes: [...head.map(() => null), ...probes],
  }
}

/** The compiler's errors with their lines; an error explains itself in further, indented lines, most specific last. */
function errorsOf(output: string): { line: number; reason: string }[] {
  return output.split(/^(?=probe\.ts\()/m).flatMap((part) => {
    const line = Number(/^probe\.ts\((\d+),/.exec(part)?.[1])
    const lines = part.split('\n').filter((text) => text.trim() !== '')
    const reason = (lines.at(-1) ?? '')
      .replace(/^.*?error TS\d+: /, '')
      .replace(/import\("[^"]*\/(?:before|after\d+)\/[^"]*"\)\.?/g, '')
    return Number.isNaN(line) ? [] : [{ line, reason: reason.trim() }]
  })
}

/** A new major version of the library that an optional module re-exports. */
function libraryChange(subject: string, before: Declarations, after: Declarations): string[] {
  const file = optionalModules.find(({ name }) => name === subject)?.file ?? ''
  const [from, to] = [before, after].map((declarations) => /^\/\/ (.*)/.exec(declarations.get(file) ?? '')?.[1])
  return from === to ? [] : [`It re-exports ${to} instead of ${from}.`]
}

/**
 * The bumps that the changes from one state of the declarations to each of some others require, by the compiler: major
 * if an older remote would break (what shell and edge provide does not fit where the older is expected, or what an older
 * remote provides is not accepted any more), minor if types differ otherwise.
 * @throws Error if the declarations cannot be compared
 */
export const changesBetween = (folder: string, before: Declarations, states: readonly Declarations[]) =>
  inScratch(folder, (scratch): Change[][] => {
    writeDeclarations(path.join(scratch, 'before'), before)
    for (const [state, after] of states.entries()) writeDeclarations(path.join(scratch, `after${state}`), after)
    const { text, probes } = probeFile(states.length)
    writeFileSync(path.join(scratch, 'probe.ts'), text)
    const output = compile(scratch, ['probe.ts', '--noEmit'])
    const errors = errorsOf(output).map(({ line, reason }) => ({ probe: probes[line - 1], reason }))
    if (errors.some(({ probe }) => !probe) || (output.trim() !== '' && errors.length === 0)) throw new Error(output)
    return states.map((after, state) =>
      [contractSubject, ...optionalModules.map(({ name }) => name)].map((subject) => {
        const own = errors.filter(({ probe }) => probe?.state === state && probe.subject === subject)
        const reasons = [
          ...own.filter(({ probe }) => probe?.meaning === 'breaks').map(({ reason }) => reason),
          ...libraryChange(subject, before, after),
        ]
        const bump = reasons.length > 0 ? 'major' : own.length > 0 ? 'minor' : 'none'
        return { subject, bump, reasons }
      }),
    )
  })

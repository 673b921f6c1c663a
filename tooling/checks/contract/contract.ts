import path from 'node:path'
import type { Findings } from '../findings.ts'
import { bumpBetween, bumped, changesBetween, contractSubject, higher, type Change } from './bump.ts'
import { declarationsOf, readDeclarations, writeDeclarations, type Declarations } from './declarations.ts'
import { contractVersionOf, sharedTableOf, tableChange } from './shared-table.ts'

/** The folder of the committed declarations. */
export const contractFolder = 'shared-contracts/contract'

const isSame = (before: Declarations, after: Declarations): boolean =>
  before.size === after.size && [...before].every(([file, text]) => after.get(file) === text)

/** The changes to some states with the bumps they require; a change of texts only is a patch of the contract. */
async function requiredBumps(folder: string, before: Declarations, states: readonly Declarations[]) {
  const changes = await changesBetween(folder, before, states)
  return changes.map((ofState, state): Change[] => {
    const table = tableChange(before, states[state] ?? before)
    const differ = ofState
      .map((change) =>
        change.subject === contractSubject
          ? { ...change, bump: higher(change.bump, table.bump), reasons: [...change.reasons, ...table.reasons] }
          : change,
      )
      .filter(({ bump }) => bump !== 'none')
    return differ.length > 0 ? differ : [{ subject: contractSubject, bump: 'patch', reasons: [] }]
  })
}

/** What is wrong with the versions after a change of the declarations; empty if they are raised far enough. */
function versionFindings(changes: readonly Change[], before: Declarations, after: Declarations): string[] {
  return changes.flatMap(({ subject, bump, reasons }) => {
    const versionOf = (declarations: Declarations): string =>
      subject === contractSubject
        ? contractVersionOf(declarations)
        : (sharedTableOf(declarations).get(subject)?.version ?? '0.0.0')
    const [from, to] = [versionOf(before), versionOf(after)]
    const raised = bumpBetween(from, to)
    if (raised !== 'none' && higher(raised, bump) === raised) return []
    const place = subject === contractSubject ? 'contractVersion' : 'its version in sharedModules'
    return [
      `${subject} needs a ${bump} version: raise ${place} from ${from} to ${bumped(from, bump)}.`,
      ...reasons.map((reason) => `  An older remote would break: ${reason}`),
    ]
  })
}

/** The names of the files that differ. */
const changedFiles = (before: Declarations, after: Declarations): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file))

/** The findings of some states of the declarations after a committed one. */
export async function contractChanges(folder: string, before: Declarations, states: readonly Declarations[]) {
  const changes = await requiredBumps(folder, before, states)
  return states.map((after, state): Findings => {
    const files = changedFiles(before, after).map((file) => `${contractFolder}/${file} is not what the sources declare`)
    const findings = versionFindings(changes[state] ?? [], before, after)
    return [...files, ...(findings.length > 0 ? findings : ['Run `npm run generate`.'])]
  })
}

const noDeclarations = ['the contract has no declarations: its sources were moved or do not compile']

/**
 * The declarations of the contract are the committed ones. After a change: which version it needs, and whether that is
 * raised.
 */
export async function contract(folder: string): Promise<Findings> {
  const [before, after] = [readDeclarations(path.join(folder, contractFolder)), await declarationsOf(folder)]
  if (after.size === 0) return noDeclarations
  if (before.size === 0) return [`${contractFolder} is missing. Run \`npm run generate\`.`]
  return isSame(before, after) ? [] : ((await contractChanges(folder, before, [after]))[0] ?? [])
}

/** Writes the declarations if the versions are raised as the change requires; else gives the findings. */
export async function acceptContract(folder: string): Promise<Findings> {
  const committed = path.join(folder, contractFolder)
  const [before, after] = [readDeclarations(committed), await declarationsOf(folder)]
  if (after.size === 0) return noDeclarations
  if (isSame(before, after)) return []
  const [changes = []] = before.size === 0 ? [] : await requiredBumps(folder, before, [after])
  const findings = versionFindings(changes, before, after)
  if (findings.length === 0) writeDeclarations(committed, after)
  return findings
}

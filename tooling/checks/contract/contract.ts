import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Findings } from '../source-files.ts'
import { changesBetween, isRaised, type Change } from './changes.ts'
import { readContract } from './read-contract.ts'
import { fromText, toText } from './sections.ts'

/** The contract as it was released last, without lines that no remote relies on: those are deleted by hand. */
const contractFile = 'shared-contracts/contract/released.txt'

/** What a change asks for: `the contract needs a minor version, 3.11.0 instead of 3.10.0` and the reasons. */
const findingsOf = ({ subject, bump, needed, current, reasons }: Change): Findings => [
  `${subject} needs a ${bump} version, ${needed} instead of ${current}`,
  ...reasons.map((reason) => `  ${reason}`),
]

/** What shell, edge and remotes of different age agree on differs from what was released only if its version says so. */
export async function contract(folder: string): Promise<Findings> {
  const file = path.join(folder, contractFile)
  if (!existsSync(file)) return [`${contractFile} does not exist`]
  try {
    const changes = changesBetween(fromText(readFileSync(file, 'utf8')), await readContract(folder))
    return changes.filter((change) => !isRaised(change)).flatMap(findingsOf)
  } catch (error) {
    return [`the contract cannot be read: ${String(error)}`]
  }
}

/** Writes the contract that is released. */
export async function writeReleased(folder: string): Promise<void> {
  writeFileSync(path.join(folder, contractFile), toText(await readContract(folder)))
}

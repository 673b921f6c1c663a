import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Findings } from '../source-files.ts'
import { changesBetween, isRaised, type Change } from './changes.ts'
import { deprecatedParts, deprecationFaults } from './deprecated.ts'
import { readContract } from './read-contract.ts'
import { fromText, toText, type Contract } from './sections.ts'

/** The contract as it was released last, without lines that no remote relies on: those are deleted by hand. */
const contractFile = 'shared-contracts/contract/released.txt'

/** The deprecated parts of the contract for teams, in the package that they install. */
const deprecatedFile = 'shared-contracts/src/remotes/deprecated-parts.json'

const deprecatedText = (now: Contract): string => `${JSON.stringify(deprecatedParts(now), null, 2)}\n`

/** What a change asks for: `the contract needs a minor version, 3.11.0 instead of 3.10.0` and the reasons. */
const findingsOf = ({ subject, bump, needed, current, reasons }: Change): Findings => [
  `${subject} needs a ${bump} version, ${needed} instead of ${current}`,
  ...reasons.map((reason) => `  ${reason}`),
]

/**
 * What shell, edge and remotes of different age agree on differs from what was released only if its version says so,
 * and lacks only what the released contract called deprecated.
 */
export async function contract(folder: string): Promise<Findings> {
  const file = path.join(folder, contractFile)
  if (!existsSync(file)) return [`${contractFile} does not exist`]
  try {
    const [released, now] = [fromText(readFileSync(file, 'utf8')), await readContract(folder)]
    const list = path.join(folder, deprecatedFile)
    const isListed = existsSync(list) && readFileSync(list, 'utf8') === deprecatedText(now)
    return [
      ...changesBetween(released, now)
        .filter((change) => !isRaised(change))
        .flatMap(findingsOf),
      ...deprecationFaults(released, now),
      ...(isListed ? [] : [`${deprecatedFile}: not up to date; run \`npm run generate:contract\``]),
    ]
  } catch (error) {
    return [`the contract cannot be read: ${String(error)}`]
  }
}

/** Writes the contract that is released. */
export async function writeReleased(folder: string): Promise<void> {
  writeFileSync(path.join(folder, contractFile), toText(await readContract(folder)))
}

/** Writes the list of the deprecated parts. */
export async function writeDeprecated(folder: string): Promise<void> {
  writeFileSync(path.join(folder, deprecatedFile), deprecatedText(await readContract(folder)))
}

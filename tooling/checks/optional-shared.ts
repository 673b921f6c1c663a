import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { Findings } from './findings.ts'

const Accepted = v.record(v.string(), v.object({ version: v.string(), exports: v.string() }))

/** The optional shared modules with their files and the library each re-exports. */
const modules = [
  { name: '@delikaterie/shared-contracts/schema', file: 'shared-contracts/src/schema/schema.ts', library: 'valibot' },
  { name: '@delikaterie/shared-ui/icons', file: 'shared-ui/src/icons/icons.tsx', library: 'lucide-react' },
]

/** Names of a module's exports without types. */
function exportsOf(source: string): string[] {
  const declared = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name)
  const reExported = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','))
  return [...declared, ...reExported].map((name) => name.trim()).filter((name) => name !== '')
}

/**
 * The version of an optional shared module changes with its exports and with the major version of its library: a
 * remote that relies on the version would otherwise call what an older shell does not export.
 */
export function optionalShared(folder: string): Findings {
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8')
  if (!existsSync(path.join(folder, 'shared-contracts/optional-shared.json')))
    return ['shared-contracts/optional-shared.json is missing']
  const accepted = v.parse(Accepted, JSON.parse(read('shared-contracts/optional-shared.json')))
  const contract = read('shared-contracts/src/remotes/shared-modules.ts')
  return modules.flatMap(({ name, file, library }) => {
    const version = contract.split(`'${name}': { version: '`)[1]?.split("'")[0]
    const { version: libraryVersion } = v.parse(
      v.object({ version: v.string() }),
      JSON.parse(read(`node_modules/${library}/package.json`)),
    )
    const names = exportsOf(read(file))
    if (version === undefined || names.length === 0)
      return [`${name}: no version in the contract, or no exports in ${file}`]
    const text = JSON.stringify([names.toSorted(), libraryVersion.split('.')[0]])
    const exports = createHash('sha256').update(text).digest('hex').slice(0, 16)
    const known = accepted[name]
    if (known?.version === version && known.exports === exports) return []
    if (known?.version === version)
      return [
        `${file} exports other names, or ${library} is another major: raise the version of ${name} in the contract`,
      ]
    return [`${name} is ${version} with exports ${exports}: write that into shared-contracts/optional-shared.json`]
  })
}

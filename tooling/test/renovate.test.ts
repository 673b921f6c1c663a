import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { root } from '../build/root.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

const Names = v.optional(v.array(v.string()))
const Rule = v.object({
  matchPackageNames: Names,
  matchDepTypes: Names,
  matchFileNames: Names,
  groupName: v.optional(v.string()),
})
const { packageRules } = v.parse(v.object({ packageRules: v.array(Rule) }), read('renovate.json'))

/** As Renovate matches: one of the names, and none of those with `!`. */
function matches(value: string, names: readonly string[] | undefined): boolean {
  if (names === undefined) return true
  const wanted = names.filter((name) => !name.startsWith('!'))
  const unwanted = names.filter((name) => name.startsWith('!')).map((name) => name.slice(1))
  const isOne = (patterns: readonly string[]): boolean => patterns.some((pattern) => path.matchesGlob(value, pattern))
  return (wanted.length === 0 || isOne(wanted)) && !isOne(unwanted)
}

/** The group of an update: of the rules that match, the last one counts. */
const groupOf = (name: string, type: string, folder: string): string | undefined =>
  packageRules.findLast(
    ({ matchPackageNames, matchDepTypes, matchFileNames, groupName }) =>
      groupName !== undefined &&
      matches(name, matchPackageNames) &&
      matches(type, matchDepTypes) &&
      matches(`${folder}/package.json`, matchFileNames),
  )?.groupName

const Dependencies = v.optional(v.record(v.string(), v.string()), {})
const Package = v.object({ dependencies: Dependencies, devDependencies: Dependencies })
const { workspaces } = v.parse(v.object({ workspaces: v.array(v.string()) }), read('package.json'))
const packages = ['.', ...workspaces].map((folder) => ({
  folder,
  ...v.parse(Package, read(path.join(folder, 'package.json'))),
}))

test('no package that reaches members, operators or teams is updated with the tools', () => {
  const shipped = packages.filter(({ folder }) => !/^(?:\.|hosts\/.*|bench|e2e|gallery|sandbox|tooling)$/.test(folder))
  const reaching = new Set(shipped.flatMap(({ dependencies }) => Object.keys(dependencies)))
  const wrong = packages.flatMap(({ folder, devDependencies }) =>
    Object.keys(devDependencies)
      // Packages of this repository have no updates.
      .filter(
        (name) =>
          !name.startsWith('@portal/') && reaching.has(name) && groupOf(name, 'devDependencies', folder) === 'tools',
      )
      .map((name) => `${name} of ${folder}`),
  )
  expect(wrong).toEqual([])
  expect(groupOf('vitest', 'devDependencies', '.')).toBe('tools')
})

test.each([
  { name: 'react-dom', type: 'devDependencies', folder: 'mfe-auth', group: 'react' },
  { name: '@types/react', type: 'devDependencies', folder: 'shell', group: 'react' },
  { name: '@module-federation/runtime-tools', type: 'devDependencies', folder: 'embed', group: 'module federation' },
  { name: '@module-federation/enhanced', type: 'dependencies', folder: 'remote-kit', group: 'module federation' },
  { name: 'webpack', type: 'devDependencies', folder: 'embed', group: undefined },
])('$name of $folder is updated with the group $group', ({ name, type, folder, group }) => {
  expect(groupOf(name, type, folder)).toBe(group)
})

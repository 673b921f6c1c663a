import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '@portal/shared-contracts/brand/brand'
import type { Call } from '@portal/shared-contracts/calls'
import { emitDeclarations, statements } from './declarations.ts'
import type { Contract, Section } from './sections.ts'

type SharedModules = Readonly<Record<string, { version: string; optional?: true; module?: string }>>

/** What remotes provide, what pages of others use, and what the edge accepts. */
const remoteTypes = 'shared-contracts/src/remotes/contract.ts'
const elements = 'shared-contracts/src/embed/elements.ts'
const callTable = 'shared-contracts/src/calls/call-table.ts'

/** Types that are computed from schemas, with the module that exports each. */
const provided = {
  ChangedUserData: '@portal/shared-contracts/calls',
  Coupon: '@portal/shared-contracts/calls',
  SessionState: '@portal/page-library/session',
}
const accepted = { ReleaseRecordInput: '@portal/shared-contracts/remotes' }

/** The libraries that the optional modules re-export. */
const libraries: Readonly<Record<string, string>> = {
  '@portal/shared-contracts/schema': 'valibot',
  '@portal/shared-ui/icons': 'lucide-react',
}

const readJson = (...place: string[]): unknown => JSON.parse(readFileSync(path.join(...place), 'utf8'))

/** The source of a module of this repository, such as `@portal/page-library/session/bus`. */
function sourceOf(folder: string, name: string): string {
  const [, part = '', module = ''] = /^@portal\/([\w-]+)\/(.+)$/.exec(name) ?? []
  const { exports } = readJson(folder, part, 'package.json') as { exports: Record<string, string> }
  const file = exports[`./${module}`]
  if (file === undefined) throw new Error(`${name} is not exported`)
  return path.join(part, file)
}

const load = async (folder: string, file: string): Promise<unknown> =>
  import(pathToFileURL(path.join(folder, file)).href)

const majorOf = (version: string): string => version.split('.')[0] ?? ''

/** The lines of a shared module; those of an optional one begin with its library. */
function moduleSection(folder: string, title: string, version: string | undefined, lines: string[]): Section {
  const library = libraries[title]
  if (version === undefined || library === undefined) return { title, direction: 'provided', lines }
  const installed = readJson(folder, 'node_modules', library, 'package.json') as { version: string }
  return { title, direction: 'provided', version, lines: [`${library} ${majorOf(installed.version)}`, ...lines] }
}

type Schema = {
  type: string
  entries?: Readonly<Record<string, Schema>>
  wrapped?: Schema
  item?: Schema
  literal?: unknown
  /** Values of a picklist, schemas of a union. */
  options?: readonly unknown[]
}

/** A literal and a picklist have the same kind, so that another allowed value only adds a line. */
function kindOf({ type, item }: Schema): string {
  if (item !== undefined) return `${type} of ${kindOf(item)}`
  return type === 'literal' || type === 'picklist' ? 'one of' : type
}

/** What a schema allows, one a line: the fields of objects and of items of arrays, values, alternatives. */
function allowedBy({ type, entries, item, literal, options = [] }: Schema): string[] {
  if (item !== undefined) return allowedBy(item)
  if (type === 'literal') return [JSON.stringify(literal)]
  if (type === 'picklist') return options.map((value) => JSON.stringify(value))
  if (type === 'union') return (options as readonly Schema[]).flatMap(alternative)
  return Object.entries(entries ?? {}).flatMap(([name, field]) => {
    const inner = field.wrapped ?? field
    return [`${name}${field.wrapped === undefined ? ':' : '?:'} ${kindOf(inner)}`, ...indented(allowedBy(inner))]
  })
}

const alternative = (schema: Schema): string[] =>
  kindOf(schema) === 'one of' ? allowedBy(schema) : [kindOf(schema), ...indented(allowedBy(schema))]

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

/** The fields of a query or a body. */
const fieldsOf = (schema: unknown): string[] => (schema === undefined ? [] : allowedBy(schema as Schema))

/** Each brand has names of its own in paths of the loyalty provider and in orders. */
function callLines(calls: readonly Call[], { prefix, lineItemType }: Brand['loyalty']): string[] {
  const lines = calls.flatMap(({ name, method, path: target, access, query, body }) => [
    `${name} ${method} ${target.replace(new RegExp(`^${prefix}/`), '{provider}/')} ${access}`,
    ...indented(fieldsOf(query).map((line) => line.replace(/^ */, '$&query '))),
    ...indented(fieldsOf(body)),
  ])
  return lines.map((line) => line.replace(JSON.stringify(lineItemType), '{lineItemType}'))
}

/** What older shells and remotes rely on, read from the sources of a folder. */
export async function readContract(folder: string): Promise<Contract> {
  const contracts = (name: string): string => sourceOf(folder, `@portal/shared-contracts/${name}`)
  const { contractVersion, sharedModules } = (await load(folder, contracts('remotes'))) as {
    contractVersion: string
    sharedModules: SharedModules
  }
  const calls = (await load(folder, callTable)) as { callTable: readonly Call[] }
  const { brand } = (await load(folder, contracts('brand/brand'))) as { brand: Brand }
  const own = Object.entries(sharedModules)
    .filter(([key]) => key.startsWith('@portal/'))
    .map(([key, { module = key, ...entry }]) => ({ key, source: sourceOf(folder, module), ...entry }))
  const types = Object.entries({ ...provided, ...accepted }).map(([name, module]) => [
    name,
    path.join(folder, sourceOf(folder, module)),
  ])
  const { ofFile, ofType } = emitDeclarations(
    folder,
    [...own.map(({ source }) => source), remoteTypes, elements],
    Object.fromEntries(types),
  )
  const sections: Section[] = [
    {
      title: 'modules',
      direction: 'provided',
      lines: Object.entries(sharedModules).map(([name, { version, optional }]) =>
        optional ? `${name} optional` : `${name} ${majorOf(version)}`,
      ),
    },
    ...own.map(({ key, source, version, optional }) => moduleSection(folder, key, optional && version, ofFile(source))),
    { title: 'types', direction: 'provided', lines: Object.keys(provided).flatMap(ofType) },
    { title: 'elements', direction: 'provided', lines: ofFile(elements) },
    { title: 'calls', direction: 'accepted', lines: callLines(calls.callTable, brand.loyalty) },
    {
      title: 'remotes',
      direction: 'accepted',
      lines: [...statements(ofFile(remoteTypes), /^export type/), ...Object.keys(accepted).flatMap(ofType)],
    },
  ]
  return { version: contractVersion, sections }
}

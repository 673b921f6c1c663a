import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

/** A part of what `npm audit --json` prints. */
export type Audit = {
  vulnerabilities?: Readonly<
    Record<string, { via: readonly (string | { name: string; title: string; url: string; severity: string })[] }>
  >
}

/** The file of statements about reported vulnerabilities (CycloneDX VEX). */
export const vexFile = 'docs/vulnerabilities.cdx.json'

const Vex = v.object({
  vulnerabilities: v.array(
    v.object({
      id: v.string(),
      analysis: v.object({
        state: v.string(),
        justification: v.optional(v.string()),
        detail: v.optional(v.string(), ''),
      }),
      affects: v.array(v.object({ ref: v.string() })),
    }),
  ),
})
export type Vex = v.InferOutput<typeof Vex>

/** The statements of a repository. @throws Error if the file is no list of vulnerabilities */
export const readVex = (repository: string): Vex =>
  v.parse(Vex, JSON.parse(readFileSync(path.join(repository, vexFile), 'utf8')))

/** States with which a vulnerability asks for no update. */
const settled = ['not_affected', 'false_positive']

/**
 * One line for each reported vulnerability of a package for which no statement says that it does not reach the product.
 * @param contained the names of the packages in the product
 */
export function openVulnerabilities(audit: Audit, contained: ReadonlySet<string>, vex: Vex): string[] {
  const lines = Object.values(audit.vulnerabilities ?? {}).flatMap(({ via }) =>
    via.flatMap((advisory) => {
      // A text is the name of a dependency, which has an entry of its own.
      if (typeof advisory === 'string' || !contained.has(advisory.name)) return []
      const id = advisory.url.split('/').at(-1) ?? ''
      const stated = vex.vulnerabilities.find(
        (each) => each.id === id && each.affects.some(({ ref }) => nameIn(ref) === advisory.name),
      )
      if (stated !== undefined && settled.includes(stated.analysis.state)) return []
      const state = stated === undefined ? 'no statement' : stated.analysis.state
      return [`${advisory.name}: ${id}, ${advisory.severity}, ${state}: ${advisory.title} (${advisory.url})`]
    }),
  )
  return [...new Set(lines)].toSorted()
}

/** The name in the package URL of an npm package. */
const nameIn = (ref: string): string => decodeURIComponent(/^pkg:npm\/([^@]+)/.exec(ref)?.[1] ?? '')

/** Statements that do not say why a vulnerability does not reach the product. */
export const vexFaults = ({ vulnerabilities }: Vex): string[] =>
  vulnerabilities.flatMap(({ id, analysis: { state, justification, detail }, affects }) => {
    if (affects.length === 0) return [`${id} names no package in "affects"`]
    if (!settled.includes(state)) return []
    if (detail === '') return [`${id} is ${state}, and "detail" does not say why`]
    return state === 'not_affected' && justification === undefined ? [`${id} is ${state} without "justification"`] : []
  })

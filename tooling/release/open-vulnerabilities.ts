import { readFileSync } from 'node:fs'
import path from 'node:path'
import { satisfies } from 'semver'
import * as v from 'valibot'
import { packageUrl, type PackageVersion } from './package-url.ts'

/** `range` has the versions that are vulnerable. */
type Advisory = { name: string; title: string; url: string; severity: string; range: string }

/** A part of what `npm audit --json` prints. A text in `via` names a dependency, which has an entry of its own. */
export type Audit = {
  vulnerabilities?: Readonly<Record<string, { via: readonly (string | Advisory)[] }>>
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
        detail: v.optional(v.pipe(v.string(), v.trim()), ''),
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
const unaffectedStates = ['not_affected', 'false_positive']

/**
 * One line for each version of a package that has a reported vulnerability, if no statement says that the vulnerability
 * does not reach the product in this version.
 * @param contained the packages in the product
 */
export function openVulnerabilities(audit: Audit, contained: readonly PackageVersion[], vex: Vex): string[] {
  const advisories = Object.values(audit.vulnerabilities ?? {}).flatMap(({ via }) =>
    via.filter((each) => typeof each !== 'string'),
  )
  const lines = advisories.flatMap(({ name, title, url, severity, range }) => {
    const id = url.split('/').at(-1) ?? ''
    const vulnerable = contained.filter(
      (each) => each.name === name && satisfies(each.version, range, { includePrerelease: true }),
    )
    return vulnerable.flatMap((each) => {
      const states = vex.vulnerabilities
        .filter((stated) => stated.id === id && stated.affects.some(({ ref }) => ref === packageUrl(each)))
        .map(({ analysis }) => analysis.state)
      if (states.some((state) => unaffectedStates.includes(state))) return []
      return [`${name}@${each.version}: ${id}, ${severity}, ${states[0] ?? 'no statement'}: ${title} (${url})`]
    })
  })
  return [...new Set(lines)].toSorted()
}

/** Statements that do not say why a vulnerability does not reach the product. */
export const vexFaults = ({ vulnerabilities }: Vex): string[] =>
  vulnerabilities.flatMap(({ id, analysis: { state, justification, detail }, affects }) => {
    if (affects.length === 0) return [`${id} names no package in "affects"`]
    const [vague] = affects.filter(({ ref }) => !/^pkg:npm\/[^@]+@[^@]+$/.test(ref))
    if (vague !== undefined) return [`${id} names ${vague.ref}, which is no package URL with a version`]
    if (!unaffectedStates.includes(state)) return []
    if (detail === '') return [`${id} is ${state}, and "detail" does not say why`]
    return state === 'not_affected' && justification === undefined ? [`${id} is ${state} without "justification"`] : []
  })

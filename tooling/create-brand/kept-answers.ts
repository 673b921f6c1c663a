import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../build/root.ts'
import { flags, type Given } from './questions.ts'

/** The answers of a run that did not end with a folder. Git ignores the folder `.data`. */
export const keptFile = path.join(root, '.data/create-brand.json')

/** The answers in a file; none if it cannot be read. */
export function keptAnswers(file: string): Given {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const entries = Object.entries(typeof kept === 'object' && kept !== null ? kept : {})
    return Object.fromEntries(
      entries.filter(([flag, answer]) => flags.some((one) => one === flag) && typeof answer === 'string'),
    )
  } catch {
    return {}
  }
}

/** Writes the answers, which the next run proposes. */
export function keepAnswers(file: string, given: Given): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(given, null, 2)}\n`)
}

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { readVex, vexFaults, vexFile } from '../release/open-vulnerabilities.ts'
import type { Findings } from './source-files.ts'

/** What is wrong with the statements about reported vulnerabilities: the schema of CycloneDX, or a missing reason. */
export async function vex(folder: string): Promise<Findings> {
  const file = path.join(folder, vexFile)
  if (!existsSync(file)) return [`${vexFile} is missing`]
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6)
  const error = await validator.validate(readFileSync(file, 'utf8'))
  if (error !== null) return [`${vexFile} is no CycloneDX 1.6 document: ${JSON.stringify(error)}`]
  return vexFaults(readVex(folder)).map((fault) => `${vexFile}: ${fault}`)
}

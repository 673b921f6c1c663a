import { readFileSync } from 'node:fs'
import { Refused } from '../refused.ts'

/** The content of a JSON file. @throws Refused naming the file if it is not JSON */
export function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refused(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

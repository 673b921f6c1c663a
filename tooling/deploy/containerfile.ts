import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { root } from '../build/root.ts'

const containerfile = readFileSync(path.join(root, 'deploy/Containerfile'), 'utf8')

/** The texts after an instruction of deploy/Containerfile, such as `RUN`. */
export const instructions = (name: string): string[] =>
  [...containerfile.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, text = '']) => text)

/** The command of an instruction, which has the form of a list. */
export const argumentsOf = (name: string): string[] =>
  v.parse(v.array(v.string()), JSON.parse(/\[.*\]/.exec(instructions(name)[0] ?? '')?.[0] ?? ''))

/** The environment variables that the image sets. */
export const imageEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  instructions('ENV').flatMap((text) => text.split(' ').map((pair) => pair.split('=') as [string, string])),
)

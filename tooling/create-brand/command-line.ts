import { parseArgs } from 'node:util'
import { flags, questions, tidy, type Flag, type Given } from './questions.ts'

export const usage = `Usage: npm run create:brand -- [NAME] [FLAGS]

Writes the folder brands/NAME and starts the portal of this brand. In a terminal, the command asks for what is left out.

${flags.map((flag) => `  ${(flag === 'name' ? 'NAME' : `--${flag} …`).padEnd(19)}${questions[flag].asks}`).join('\n')}
  --no-start         only writes the folder
  --help             shows this text

docs/brands.md has an example, and says how to go on.`

/** What a command line says; `error` if it is wrong. */
export type CommandLine =
  { kind: 'help' } | { kind: 'error'; error: string } | { kind: 'run'; given: Given; starts: boolean }

const isFlag = (name: string): name is Flag => Object.hasOwn(questions, name)

/** Reads the arguments of the command. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }])),
    strict: false,
    tokens: true,
  })
  const given: Given = {}
  const names: string[] = []
  let starts = true
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue
    if (token.kind === 'positional') names.push(token.value)
    else if (token.name === 'help' || token.name === 'h') return { kind: 'help' }
    else if (token.name === 'start' || token.name === 'no-start') starts = token.name === 'start'
    else if (!isFlag(token.name)) return { kind: 'error', error: `${token.rawName} is no flag of this command.` }
    else if (token.value === undefined || token.value === '' || token.value.startsWith('--'))
      return { kind: 'error', error: `${token.rawName} has no value.${hintFor(token.name)}` }
    else given[token.name] = tidy(token.value)
  }
  if (names.length > 1)
    return {
      kind: 'error',
      error: `One NAME only, not ${names.join(' and ')}: write a value with a blank in quotation marks.`,
    }
  return { kind: 'run', given: { ...(names[0] !== undefined && { name: names[0] }), ...given }, starts }
}

/** A shell takes what follows `#` for a comment. */
const hintFor = (flag: Flag): string =>
  flag === 'primary' || flag === 'accent' ? ` Write a colour in quotation marks: --${flag} "#1c4435".` : ''

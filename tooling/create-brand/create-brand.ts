import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { stdin, stdout } from 'node:process'
import { root } from '../build/root.ts'
import { ask } from './ask.ts'
import type { Answers } from './brand-file.ts'
import { readCommandLine, usage } from './command-line.ts'
import { keepAnswers, keptAnswers, keptFile } from './kept-answers.ts'
import { flags, pairProblem, problemOf, questions, withCertain, type Flag, type Given } from './questions.ts'
import { writeBrand } from './write-brand.ts'

// `npm run create:brand -- NAME [--shop …]`: writes the folder of a new brand and starts its portal. In a terminal,
// what no flag gives is asked for. docs/brands.md is the guide.

function fail(message: string, code: 1 | 2 = 1): never {
  console.error(message)
  process.exit(code)
}

/** A line for each flag with a wrong value, and the flags without these values. */
function checked(given: Given): { right: Given; problems: string[] } {
  const right: Given = { ...given }
  const problems = flags.flatMap((flag) => {
    const value = given[flag]
    const problem = value === undefined ? null : problemOf(flag, value, right)
    if (problem === null) return []
    delete right[flag]
    return [`--${flag} ${problem}`]
  })
  return { right, problems }
}

const isComplete = (given: Given): given is Answers => flags.every((flag) => given[flag] !== undefined)

const nameOf = (flag: Flag): string => (flag === 'name' ? 'NAME' : `--${flag}`)

/** Without a terminal: every flag must be there, unless it follows from the others, and right. */
function complete(given: Given, right: Given): Answers {
  const pair = pairProblem(right)
  if (pair !== null) fail(pair.problem)
  const answers = withCertain(right)
  if (isComplete(answers)) return answers
  const missing = flags.filter(
    (flag) => given[flag] === undefined && answers[flag] === undefined && questions[flag].isAsked?.(answers) !== false,
  )
  if (missing.length === 0) process.exit(1)
  return fail(`Without a terminal, these are required, too: ${missing.map(nameOf).join(', ')}.\n\n${usage}`, 2)
}

async function answersOf(given: Given): Promise<Answers> {
  const { right, problems } = checked(given)
  for (const problem of problems) console.error(problem)
  keepAnswers(keptFile, { ...keptAnswers(keptFile), ...right })
  if (!stdin.isTTY) return complete(given, right)
  const typed = await ask(right, keptFile, { input: stdin, output: stdout })
  return typed ?? fail('\nNothing was written. The next run proposes your answers.')
}

const line = readCommandLine(process.argv.slice(2))
if (line.kind === 'error') fail(`${line.error}\n\n${usage}`, 2)
if (line.kind === 'help') {
  console.log(usage)
  process.exit()
}

const answers = await answersOf(line.given)
const { name } = answers
const articles = await writeBrand(answers).catch((error: unknown) =>
  fail(`brands/${name} was not written: ${error instanceof Error ? error.message : String(error)}`),
)
rmSync(keptFile, { force: true })
if (articles.length > 0)
  console.log(
    `The texts of the portal have "${articles.slice(0, 3).join('", "')}". If your article is wrong, correct the gender in brand.ts.`,
  )
console.log(`brands/${name} is complete. Its texts are samples: docs/brands.md says what to replace.
Start its portal with: BRAND=${name} npm start`)
if (line.starts) {
  const { status } = spawnSync('npm', ['start'], { cwd: root, stdio: 'inherit', env: { ...process.env, BRAND: name } })
  process.exitCode = status ?? 1
}

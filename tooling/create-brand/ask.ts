import { createInterface } from 'node:readline/promises'
import type { Answers } from './brand-file.ts'
import { keepAnswers, keptAnswers } from './kept-answers.ts'
import { flags, pairProblem, problemOf, questions, tidy, type Flag, type Given } from './questions.ts'

type Terminal = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream }
/** Prints a text and reads a line; prints a line. */
type Dialogue = { question: (text: string) => Promise<string>; say: (line: string) => void }

/** Asks until the answer is right; Enter takes the proposal. */
async function answerTo(
  { question, say }: Dialogue,
  flag: Flag,
  given: Given,
  proposal: string | undefined,
): Promise<string> {
  const proposed = proposal !== undefined && problemOf(flag, proposal, given) === null ? proposal : undefined
  const label = `${questions[flag].asks}${proposed === undefined ? '' : ` [${proposed}]`}: `
  for (;;) {
    const answer = tidy(await question(label)) || (proposed ?? '')
    const problem = problemOf(flag, answer, given)
    if (problem === null) return answer
    say(`  The answer ${problem}`)
  }
}

async function askFor(dialogue: Dialogue, given: Given, file: string): Promise<Answers> {
  let proposals = keptAnswers(file)
  const answers: Given = { ...given }
  if (flags.some((flag) => answers[flag] === undefined && proposals[flag] !== undefined))
    dialogue.say('Enter takes the answer in brackets, which you gave before.')
  for (;;) {
    for (const flag of flags) {
      const { proposal, isAsked, follows = [] } = questions[flag]
      const proposed = proposal?.(answers)?.answer
      const kept = follows.every((other) => proposals[other] === answers[other]) ? proposals[flag] : undefined
      answers[flag] ??=
        isAsked?.(answers) === false ? (proposed ?? '') : await answerTo(dialogue, flag, answers, kept ?? proposed)
      keepAnswers(file, { ...proposals, ...answers })
    }
    const found = pairProblem(answers)
    if (found === null) return answers as Answers
    dialogue.say(`  ${found.problem}\n  Enter takes the colour in brackets.`)
    proposals = { ...proposals, ...found.better }
    delete answers.primary
    delete answers.accent
  }
}

/**
 * All answers: those that are given, and those that are typed. The file keeps them, and the next run proposes them.
 * Null if the input ends before.
 */
export async function ask(given: Given, file: string, { input, output }: Terminal): Promise<Answers | null> {
  const terminal = createInterface({ input, output })
  const end = new Promise<null>((resolve) => terminal.once('close', () => resolve(null)))
  const dialogue: Dialogue = {
    question: (text) => terminal.question(text),
    say: (line) => void output.write(`${line}\n`),
  }
  try {
    return await Promise.race([askFor(dialogue, given, file), end])
  } finally {
    terminal.close()
  }
}

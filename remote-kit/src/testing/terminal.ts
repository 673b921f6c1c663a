import { run } from '../commands/run.ts'

type TestTerminal = { cwd: string; env?: Readonly<Record<string, string>>; now?: string }

/** Runs command lines with a recorded output, as a shell would, at a fixed time. */
export function openTerminal({ cwd, env = {}, now = '2026-11-22T07:00:00Z' }: TestTerminal) {
  return {
    async run(...args: string[]): Promise<{ code: number; output: string; errors: string; json: unknown }> {
      const [lines, errors]: [string[], string[]] = [[], []]
      const code = await run(args, {
        cwd,
        env,
        now: () => new Date(now),
        out: (line) => void lines.push(line),
        err: (text) => void errors.push(text),
      })
      const output = lines.join('\n')
      const json: unknown = args.includes('--json') ? JSON.parse(output) : undefined
      return { code, output, errors: errors.join(''), json }
    },
  }
}

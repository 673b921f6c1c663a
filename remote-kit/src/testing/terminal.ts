import { run } from '../commands/run.ts'

/** Runs command lines with a recorded output, as a shell would, at a fixed time. */
export function openTerminal({ cwd, env = {} }: { cwd: string; env?: Readonly<Record<string, string>> }) {
  return {
    async run(...args: string[]): Promise<{ code: number; output: string; errors: string; json: unknown }> {
      const [lines, errors]: [string[], string[]] = [[], []]
      const code = await run(args, {
        cwd,
        env,
        now: () => new Date('2026-11-22T07:00:00Z'),
        out: (line) => void lines.push(line),
        err: (text) => void errors.push(text),
      })
      const output = lines.join('\n')
      const json: unknown = args.includes('--json') ? JSON.parse(output) : undefined
      return { code, output, errors: errors.join(''), json }
    },
  }
}

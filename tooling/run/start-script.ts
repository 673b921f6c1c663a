import { spawn } from 'node:child_process'

/** A script of Bash and everything that it started. */
export type RunningScript = {
  /** Standard output so far. */
  output: () => string
  /** Standard output, standard error and the commands so far, for messages. */
  log: () => string
  /** Resolves with the exit code, null after a signal. */
  exited: Promise<number | null>
  /** Ends the script; resolves once it has exited. */
  stop: () => Promise<void>
}

/** Starts a script of Bash that ends at the first command that fails. */
export function startScript(script: string, cwd: string, env: Readonly<Record<string, string>>): RunningScript {
  // A process group of its own, so that `stop` also ends what npx starts.
  const child = spawn('bash', ['-euxo', 'pipefail', '-c', script], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = { output: '', log: '' }
  child.stdout.on('data', (text: Buffer) => {
    printed.output += text.toString()
    printed.log += text.toString()
  })
  child.stderr.on('data', (text: Buffer) => void (printed.log += text.toString()))
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    output: () => printed.output,
    log: () => printed.log,
    exited,
    async stop() {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
        process.kill(-child.pid, 'SIGTERM')
      }
      await exited
    },
  }
}

import { spawn } from 'node:child_process'
import path from 'node:path'

/** Settings of this machine, without those of the npm, test runner or portal that runs the test. */
const machine = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(npm_|VITEST|NODE_ENV|NODE_OPTIONS|REMOTES_|REGISTRY_|INIT_CWD)/i.test(name),
  ),
)

/**
 * Starts a script of Bash that ends at the first command that fails.
 * @param settings environment variables beside those of this machine
 * @param user whom it runs as if not as the user of this process
 */
export function startScript(
  script: string,
  cwd: string,
  settings: Readonly<Record<string, string>>,
  user: Readonly<{ uid?: number; gid?: number }> = {},
) {
  const nodeFirst = `${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`
  // A process group of its own, so that `stop` also ends what npx starts.
  const child = spawn('bash', ['-euxo', 'pipefail', '-c', script], {
    ...user,
    cwd,
    env: { ...machine, PATH: nodeFirst, ...settings },
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
    /** Standard output so far. */
    output: () => printed.output,
    /** Standard output, standard error and the commands so far, for messages. */
    log: () => printed.log,
    /** Resolves with the exit code, null after a signal. */
    exited,
    /** Ends the script and what it started; resolves once it has exited. */
    async stop() {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
        process.kill(-child.pid, 'SIGTERM')
      }
      await exited
    },
  }
}
export type RunningScript = ReturnType<typeof startScript>

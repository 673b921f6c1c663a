import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../tooling/build/root.ts'
import { freePort, startProcess } from '../../tooling/run/start-process.ts'

/**
 * The portal of another revision of this repository, installed and built in a temporary folder.
 * @throws Error if git does not know the revision, or if it cannot be built or started
 */
export async function startRevision(revision: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-revision-'))
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    const commit = execFileSync('git', ['rev-parse', '--verify', `${revision}^{commit}`], {
      cwd: root,
      encoding: 'utf8',
    })
    run('git', 'clone', '--quiet', '--shared', '--no-checkout', root, '.')
    run('git', 'checkout', '--quiet', commit.trim())
    run('npm', 'ci', '--no-audit', '--no-fund', '--silent')
    run('npm', 'run', '--silent', 'build')
    const [port, sandboxPort] = [await freePort(), await freePort()]
    const origin = `http://localhost:${port}`
    const portal = await startProcess({
      args: [path.join(folder, 'tooling/run/portal.ts')],
      cwd: folder,
      env: { PORT: String(port), SANDBOX_PORT: String(sandboxPort), PUBLIC_ORIGIN: origin },
      readyUrl: `${origin}/readyz`,
    })
    return {
      origin,
      close: async () => {
        await portal.stop()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Refused } from '../refused.ts'

/** Runs `npm run build` in the folder of a remote, whose tool writes `dist`. @throws Refused if it fails */
export async function buildProject(folder: string): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    // A developer's setting must not make a build for development.
    env: { ...process.env, NODE_ENV: 'production' },
    // What the tool prints is no result of the release command, which may be JSON.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  const [status] = (await once(child, 'exit')) as [number | null]
  if (status !== 0) throw new Refused(`"npm run build" failed in ${folder}. Its messages are above.`)
}

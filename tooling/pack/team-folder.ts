import { mkdirSync, mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startScript, type RunningScript } from '../run/start-script.ts'
import { packPackages } from './pack-packages.ts'

/**
 * Packs the packages and opens a folder outside the repository for a team, which is deleted at the end. Scripts see its
 * places as PACKAGES, OPERATOR and RELEASES.
 * @param settings further environment variables of the scripts
 */
export async function openTeamFolder(settings: Readonly<Record<string, string>> = {}) {
  await using opened = new AsyncDisposableStack()
  const folder = opened.use(mkdtempDisposableSync(path.join(tmpdir(), 'team-')))
  const place = (name: string): string => path.join(folder.path, name)
  for (const name of ['team', 'operator', 'releases']) mkdirSync(place(name))
  await packPackages(place('packages'))
  const env = { PACKAGES: place('packages'), OPERATOR: place('operator'), RELEASES: place('releases'), ...settings }
  const all = opened.move()
  const start = (script: string): RunningScript =>
    all.adopt(startScript(script, place('team'), env), ({ stop }) => stop())
  return {
    /** A file or folder in it: `packages`, `operator`, `releases`, and `team`, in which scripts run. */
    place,
    /** Starts a script that runs until it is stopped, or until the folder is closed. */
    start,
    /** Runs a script and gives its standard output. @throws Error with everything that it printed if it fails */
    async run(script: string) {
      const running = start(script)
      const code = await running.exited
      if (code !== 0) throw new Error(`exit code ${code}\n${running.log()}`)
      return running.output()
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}
export type TeamFolder = Awaited<ReturnType<typeof openTeamFolder>>

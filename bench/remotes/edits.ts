import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openTeamFolder, type TeamFolder } from '@portal/tooling/pack/team-folder'
import { freePort } from '@portal/tooling/run/start-process'
import * as v from 'valibot'
import { interleaved, ratio } from '../measure/rounds.ts'
import { atMost, type Metric } from '../measure/table.ts'

/** How many times as long as with the webpack template an edit may take with the kit. */
const goal = 1.2

/** ms between two requests for the script that is edited; a dev server answers once it has built the edit. */
const interval = 5

const builds = ['kit', 'webpack'] as const
type Build = (typeof builds)[number]

const Assets = v.object({ sync: v.array(v.string()), async: v.array(v.string()) })
const Manifest = v.object({ exposes: v.array(v.object({ assets: v.object({ js: Assets }) })) })

/** The text that edits change, with the number of the edit. */
const textOf = (edit: number): string => `Fassung ${edit}.`

/** Creates a remote of each build, and installs what they need. */
const createRemotes = (team: TeamFolder): Promise<string> =>
  team.run(`
    npm init --yes --scope=team
    npm install --no-audit --no-fund "$PACKAGES"/*.tgz
    npx remotes create mfe-kit --path /mit-kit --title Kit
    npx remotes create mfe-webpack --path /mit-webpack --title Webpack --with webpack
    npm pkg set 'workspaces[]=mfe-kit' 'workspaces[1]=mfe-webpack'
    npm install --no-audit --no-fund`)

/**
 * Serves a remote for development; gives a function that edits a text of its page and resolves with the ms until the
 * script has it.
 */
async function serve(team: TeamFolder, build: Build): Promise<() => Promise<number>> {
  const folder = path.join(team.place('team'), `mfe-${build}`)
  const source = path.join(folder, 'src/messages/heroes.ts')
  const original = readFileSync(source, 'utf8')
  const write = (edit: number): void => writeFileSync(source, original.replace(/lead: '.*'/, `lead: '${textOf(edit)}'`))
  write(0)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = team.start(`cd mfe-${build} && npm run serve -- --port ${port}`)
  const script = await findScript(origin, textOf(0)).catch((cause: unknown) => {
    throw new Error(`The dev server of ${build} does not serve the page: ${server.log()}`, { cause })
  })
  let edits = 0
  return async () => {
    edits += 1
    const started = performance.now()
    write(edits)
    while (!(await (await fetch(script)).text()).includes(textOf(edits))) await delay(interval)
    return performance.now() - started
  }
}

/** The address of the script with a text. @throws Error without one after a minute */
async function findScript(origin: string, text: string): Promise<string> {
  for (let tries = 0; tries < 240; tries += 1) {
    const manifest = v.safeParse(Manifest, await fetchJson(`${origin}/mf-manifest.json`))
    const files = manifest.success
      ? manifest.output.exposes.flatMap(({ assets: { js } }) => [...js.sync, ...js.async])
      : []
    for (const file of files) {
      const address = `${origin}/${file}`
      if ((await (await fetch(address)).text()).includes(text)) return address
    }
    await delay(250)
  }
  throw new Error(`${origin} has no script with "${text}"`)
}

const fetchJson = async (address: string): Promise<unknown> =>
  fetch(address)
    .then((response) => response.json())
    .catch(() => null)

/** How long an edit of a text takes with the portal's kit and with the webpack template, in the same rounds. */
export async function benchEdits(rounds: number): Promise<Metric[]> {
  await using team = await openTeamFolder()
  await createRemotes(team)
  const edits = { kit: await serve(team, 'kit'), webpack: await serve(team, 'webpack') }
  const samples = await interleaved(builds, rounds, (build) => edits[build]())
  const value = ratio(samples.kit, samples.webpack)
  return [{ what: 'edit with the kit against the webpack template', value, unit: '×', goal: atMost(goal) }]
}

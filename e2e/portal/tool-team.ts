import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { openTeamFolder, type TeamFolder } from '@portal/tooling/pack/team-folder'
import { chromiumPath } from '@portal/tooling/run/browsers'
import { startPortal, type Portal } from './portal.ts'
import { member } from './test.ts'
import { overviewOf, remoteOf, tools } from './tool-remote.ts'

/** The version that drives the Chromium of this machine. */
export const { version: playwrightVersion } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('playwright/package.json'), 'utf8'),
) as { version: string }

/** The folder of a team that may register remotes in a portal, with the account that `remotes check` logs in. */
async function openToolTeam(portal: Portal): Promise<TeamFolder> {
  const key = path.join(portal.dataDir, 'release-key.json')
  const settings = { REMOTES_DIR: portal.releases, REMOTES_KEY: key, REGISTRY_KEY: key }
  const team = await openTeamFolder({ ...settings, CHROMIUM_PATH: chromiumPath() ?? '' })
  const account = { email: member.loginName, password: member.password }
  writeFileSync(path.join(team.place('team'), 'account.json'), JSON.stringify(account))
  return team
}

/** Creates and registers one remote of each tool in the folder of a team, and installs what they need. */
async function createToolRemotes(team: TeamFolder): Promise<void> {
  const create = tools.map(
    (tool) => `npx remotes create ${remoteOf(tool)} --with ${tool} --path ${overviewOf(tool)} --title 'Mit ${tool}'
      npm pkg set 'workspaces[]=${remoteOf(tool)}'
      npx remotes keys add ${remoteOf(tool)} --public="$(npx remotes keys show)" --path ${overviewOf(tool)}`,
  )
  await team.run(`
    npm init --yes --scope=team
    npm install --no-audit --no-fund "$PACKAGES"/*.tgz
    ${create.join('\n')}
    npm install --no-audit --no-fund --save-dev playwright@${playwrightVersion}`)
}

/** A portal, and the folder of a team that has a registered remote of each tool. */
export async function openToolRemotes(): Promise<{ portal: Portal; team: TeamFolder }> {
  const portal = await startPortal({ TRUSTED_PROXIES: '127.0.0.1,::1' })
  const team = await openToolTeam(portal)
  await createToolRemotes(team)
  return { portal, team }
}

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTerminal } from '../testing/terminal.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'create-'))))
afterEach(() => rmSync(folder, { recursive: true }))
const remotes = (...args: string[]) => openTerminal({ cwd: folder }).run(...args)
const created = (file: string) => readFileSync(path.join(folder, 'mfe-events', file), 'utf8')

test('create writes a remote with its name, path and title and nothing left of the template', async () => {
  const args = ['create', 'mfe-events', '--path', '/feste', '--title', 'Feste', '--json']
  const { code, json } = await remotes(...args)
  expect([code, json]).toEqual([
    0,
    { ok: true, folder: path.join(folder, 'mfe-events'), name: 'mfe-events', path: '/feste', title: 'Feste' },
  ])
  const files = ['package.json', 'README.md', 'src/routes.ts', 'src/messages/heroes.ts', 'src/messages/overview.ts']
  expect(files.map(created).join('\n')).not.toMatch(/example|beispiel/i)
  expect(created('src/routes.ts')).toContain("{ path: '/feste',")
  expect(created('src/messages/heroes.ts')).toContain("title: 'Feste',")
  expect(created('package.json')).toMatch(/"@portal\/remote-kit": "\^\d+\.\d+\.\d+"/)
  expect(created('package.json')).toContain('"build": "remotes build"')
  // Vitest and webpack do not name the Node that they need.
  expect(JSON.parse(created('package.json'))).toMatchObject({
    scripts: { pretest: 'remotes node', preserve: 'remotes node' },
  })
  expect(created('webpack.config.ts')).toContain('createFederatedConfig')
  expect([existsSync(path.join(folder, 'mfe-events/.gitignore')), created('.gitignore')]).toEqual([
    true,
    expect.stringContaining('release-key.json'),
  ])
})

test.each([
  { tool: 'webpack', config: 'webpack.config.ts', script: 'webpack' },
  { tool: 'rsbuild', config: 'rsbuild.config.ts', script: 'rsbuild build' },
  { tool: 'vite', config: 'vite.config.ts', script: 'vite build' },
])('create --with $tool writes its configuration and package besides the common files', async (row) => {
  expect(await remotes('create', 'mfe-events', '--with', row.tool)).toMatchObject({ code: 0 })
  const { scripts, devDependencies } = JSON.parse(created('package.json')) as Record<string, Record<string, string>>
  expect(scripts).toMatchObject({ build: row.script, serve: expect.any(String), test: 'vitest run' })
  for (const script of ['prebuild', 'preserve', 'pretest']) expect(scripts?.[script]).toBe('remotes node')
  expect(Object.keys(devDependencies ?? {})).toEqual(expect.arrayContaining(['@portal/remote-kit', 'vitest']))
  expect(created(row.config)).toContain("import { shared } from '@portal/shared-contracts/remotes/shared'")
  expect(created(row.config)).not.toContain('remote-kit/webpack')
  const configs = readdirSync(path.join(folder, 'mfe-events')).filter((file) => /^\w+\.config\.ts$/.test(file))
  expect(configs.filter((file) => file !== 'vitest.config.ts')).toEqual([row.config])
})

test('create --with an unknown tool names the known ones', async () => {
  const { code, errors } = await remotes('create', 'mfe-events', '--with', 'parcel')
  expect([code, errors]).toEqual([2, expect.stringContaining('kit, webpack, rsbuild, vite')])
})

test.each([
  { args: ['Mfe'], message: /NAME must begin/ },
  { args: ['mfe-x', '--path', '/Feste'], message: /--path must be a path in lower case/ },
  { args: ['mfe-x', '--title', "A', load"], message: /--title must have letters/ },
  { args: ['mfe-x', '--folder', '.'], message: /exists.*--folder/ },
])('create $args is refused and says why', async ({ args, message }) => {
  const { code, errors } = await remotes('create', ...args)
  expect([code, errors]).toEqual([1, expect.stringMatching(message)])
})

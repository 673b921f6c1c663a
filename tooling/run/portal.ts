import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { remoteNames } from '@delikaterie/shared-contracts/remotes'
import { demoLogins } from '@delikaterie/sandbox/demo'
import { publish } from '../release/publish.ts'
import { root } from '../webpack/base.ts'

// `npm start` after installing and building: releases what changed, then runs sandbox and edge.

const env = process.env
const port = env['PORT'] ?? '3000'
const sandboxPort = env['SANDBOX_PORT'] ?? '3100'
const dataDir = path.resolve(root, env['DATA_DIR'] ?? '.data')
const releases = path.resolve(root, env['REMOTES_DIR'] ?? '.releases')
const publicOrigin = env['PUBLIC_ORIGIN'] ?? `http://localhost:${port}`

for (const name of remoteNames.filter((app) => existsSync(path.join(root, app, 'dist/build.json')))) {
  await publish(name, releases, dataDir)
}

/** The sandbox keeps its data beside the edge's unless it is told otherwise. */
const sandboxFile = { SANDBOX_DATABASE: env['SANDBOX_DATABASE'] ?? path.join(dataDir, 'sandbox.sqlite') }

const children: ChildProcess[] = []

/** Starts one server; whichever ends first takes the other along. */
function run(script: string): void {
  const child = spawn(process.execPath, [path.join(root, script)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, PORT: port, SANDBOX_PORT: sandboxPort, PUBLIC_ORIGIN: publicOrigin, DATA_DIR: dataDir, REMOTES_DIR: releases, ...sandboxFile },
  })
  child.on('exit', (code) => stop(code ?? 0))
  children.push(child)
}

let stopping = false
function stop(code: number): void {
  if (stopping) return
  stopping = true
  process.exitCode = code
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))

/** Waits until a server answers; it says itself why if it does not. */
async function ready(url: string): Promise<boolean> {
  while (!stopping) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

if (env['BACKEND_URL'] === undefined) run('sandbox/src/server.ts')
run('edge-proxy/src/server.ts')

if (await ready(`http://127.0.0.1:${port}/readyz`)) {
  console.log(`\nPortal:   ${publicOrigin}/`)
  if (env['BACKEND_URL'] === undefined) {
    console.log(`Sandbox:  http://localhost:${sandboxPort}/  (outbox, members, orders, faults)\n`)
    console.log('Demo logins:')
    for (const { loginName, password, shows } of demoLogins) {
      console.log(`  ${loginName.padEnd(38)} ${password}   ${shows}`)
    }
  }
  console.log('\nCtrl-C stops everything.')
}

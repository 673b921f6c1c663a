import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@portal/tooling/run/start-process'

/** An S3 store that this repository did not write: Ceph's object gateway, from Debian's packages, in memory. */
export type CephStore = AsyncDisposable & {
  endpoint: string
  /** Access key and secret of its user. */
  credentials: { accessKeyId: string; secretAccessKey: string }
}

const credentials = { accessKeyId: 'releases', secretAccessKey: 'releases-secret' }
const packages = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common']

/** Installs Ceph's packages if they are missing and this process may; says whether they are there. */
export function installCeph(): boolean {
  const isInstalled = () =>
    ['radosgw', 'radosgw-admin', 'ceph-mon', 'ceph-osd'].every((name) => existsSync(`/usr/bin/${name}`))
  if (isInstalled()) return true
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0
  const install = () => apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
  return (install() || (apt('update', '-qq') && install())) && isInstalled()
}

const configOf = (folder: string, port: number, monitorPort: number): string => `[global]
fsid = 11111111-2222-3333-4444-555555555555
mon host = v2:127.0.0.1:${monitorPort}/0
keyring = ${folder}/keyring
mon data = ${folder}/mon
osd data = ${folder}/osd
admin socket = ${folder}/$name.$pid.asok
log file = ${folder}/$name.log
pid file = ${folder}/$name.pid
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind msgr1 = false
osd objectstore = memstore
memstore device bytes = 1073741824
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw dynamic resharding = false
`

/** Starts a cluster of one monitor, one store in memory and one gateway, with one user. */
export async function startCeph(): Promise<CephStore> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ceph-'))
  const [port, monitorPort] = [await freePort(), await freePort()]
  const [config, keyring, map] = ['ceph.conf', 'keyring', 'monmap'].map((file) => path.join(folder, file)) as [
    string,
    string,
    string,
  ]
  for (const name of ['mon', 'osd']) mkdirSync(path.join(folder, name))
  writeFileSync(config, configOf(folder, port, monitorPort))

  const run = (command: string, ...args: string[]): void => {
    const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
  }
  const children: ChildProcess[] = []
  const start = (command: string, ...args: string[]): void => {
    const log = openSync(path.join(folder, `${command}.out`), 'w')
    children.push(spawn(command, ['-c', config, ...args, '-f'], { stdio: ['ignore', log, log] }))
  }
  const stop = async (): Promise<void> => {
    const exits = children
      .filter(({ exitCode }) => exitCode === null)
      .map((child) => new Promise((resolve) => child.once('exit', resolve)))
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(exits)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const anything = ['--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *']
    run('ceph-authtool', '--create-keyring', keyring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *')
    run('ceph-authtool', keyring, '--gen-key', '-n', 'client.admin', ...anything)
    run(
      'ceph-authtool',
      keyring,
      '--gen-key',
      '-n',
      'osd.0',
      '--cap',
      'mon',
      'allow profile osd',
      '--cap',
      'osd',
      'allow *',
    )
    const address = `[v2:127.0.0.1:${monitorPort}/0]`
    run('monmaptool', '--create', '--fsid', '11111111-2222-3333-4444-555555555555', '--addv', 'a', address, map)
    run('ceph-mon', '-c', config, '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring)
    start('ceph-mon', '-i', 'a')
    run('ceph', '-c', config, '--connect-timeout', '20', 'osd', 'create')
    run('ceph-osd', '-c', config, '-i', '0', '--mkfs')
    start('ceph-osd', '-i', '0')
    const user = ['--uid=releases', '--display-name=releases', `--access-key=${credentials.accessKeyId}`]
    run('radosgw-admin', '-c', config, 'user', 'create', ...user, `--secret=${credentials.secretAccessKey}`)
    start('radosgw', '-n', 'client.admin')
    const endpoint = `http://127.0.0.1:${port}`
    for (let attempt = 0; attempt < 300 && !(await fetch(endpoint).catch(() => null)); attempt++) {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return { endpoint, credentials, [Symbol.asyncDispose]: stop }
  } catch (error) {
    await stop()
    throw error
  }
}

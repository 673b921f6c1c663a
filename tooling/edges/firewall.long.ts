import { execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { systemProgram } from '../run/system-program.ts'

const nft = systemProgram('nft', 'nftables')
const ip = systemProgram('ip', 'iproute2')
const namespace = 'portal-firewall'

const inNamespace = (...command: string[]): string =>
  execFileSync(ip ?? '', ['netns', 'exec', namespace, ...command]).toString()

/** Whether this process may have a network of its own with the rules of `deploy/firewall.nft`. */
function hasFirewall(): boolean {
  if (nft === null || ip === null) return false
  try {
    // One that an interrupted run has left.
    spawnSync(ip, ['netns', 'delete', namespace])
    execFileSync(ip, ['netns', 'add', namespace], { stdio: 'ignore' })
    inNamespace(ip, 'link', 'set', 'lo', 'up')
    inNamespace(nft, '--file', path.join(root, 'deploy/firewall.nft'))
    return true
  } catch {
    return false
  }
}

/** Opens 520 connections to port 443 from each of two addresses, and prints how many there are of each. */
const program = `
const { createServer, connect } = require('node:net')
const open = (localAddress) => new Promise((resolve) => {
  const socket = connect({ port: 443, host: '127.0.0.1', localAddress })
  socket.once('connect', () => resolve(1)).once('error', () => resolve(0))
})
createServer(() => {}).listen({ port: 443, backlog: 2000 }, async () => {
  const counts = []
  for (const address of ['127.0.0.2', '127.0.0.3']) {
    const opened = await Promise.all(Array.from({ length: 520 }, () => open(address)))
    counts.push(opened.reduce((sum, one) => sum + one, 0))
  }
  console.log(JSON.stringify(counts))
  process.exit()
})`

test.skipIf(!hasFirewall())('the firewall allows 500 connections of each address', () => {
  try {
    expect(JSON.parse(inNamespace(process.execPath, '-e', program))).toEqual([500, 500])
  } finally {
    execFileSync(ip ?? '', ['netns', 'delete', namespace])
  }
})

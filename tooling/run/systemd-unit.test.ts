import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/root.ts'

test.skipIf(process.platform !== 'linux')('the systemd unit starts the edge with the Node of its checkout', () => {
  const unit = readFileSync(path.join(root, 'deploy/portal-edge.service'), 'utf8')
  const valueOf = (name: string): string => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1] ?? ''
  const [program = '', ...args] = valueOf('ExecStart').split(' ')
  const node = program.replace(valueOf('WorkingDirectory'), root)
  expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toMatch(/^v24\./)
  expect(existsSync(path.join(root, args.at(-1) ?? ''))).toBe(true)
})

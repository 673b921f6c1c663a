import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/root.ts'

const units = ['portal-edge', 'portal-images']

function valuesOf(name: string): (key: string) => string {
  const unit = readFileSync(path.join(root, `deploy/${name}.service`), 'utf8')
  return (key) => new RegExp(`^${key}=(.+)$`, 'm').exec(unit)?.[1] ?? ''
}

test.skipIf(process.platform !== 'linux').each(units)(
  'the systemd unit %s starts its program with the Node of its checkout',
  (name) => {
    const valueOf = valuesOf(name)
    const [program = '', ...args] = valueOf('ExecStart').split(' ')
    const node = program.replace(valueOf('WorkingDirectory'), root)
    expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toMatch(/^v24\./)
    expect(existsSync(path.join(root, args.at(-1) ?? ''))).toBe(true)
  },
)

test('the unit of pictures has no settings of the edge, and the edge has the group of its socket', () => {
  const [edge, images] = [valuesOf('portal-edge'), valuesOf('portal-images')]
  expect(images('EnvironmentFile')).toBe('')
  const socket = /IMAGE_SOCKET=(\S+)/.exec(images('Environment'))?.[1] ?? ''
  expect(images('Environment').split(' ')).toEqual(['NODE_ENV=production', `IMAGE_SOCKET=${socket}`])
  expect(path.dirname(socket)).toBe(`/run/${images('RuntimeDirectory')}`)
  expect(edge('Environment')).toContain(` IMAGE_SOCKET=${socket} `)
  for (const unit of [edge, images]) expect([unit('DynamicUser'), unit('Group')]).toEqual(['yes', 'member-portal'])
})

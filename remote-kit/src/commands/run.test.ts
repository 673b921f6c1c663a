import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownMajor, withMajor } from '@portal/shared-contracts/remotes'
import { openReleases } from '../testing/released-versions.ts'
import { openTerminal } from '../testing/terminal.ts'

/** Clears the screen, writes a line over another one, and turns a text round. */
const hostile = '\u001b[2J\u009b31m\r\u202Emfe-y: 1.0.0\u2028\u007f\u{E0041}'
const control = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'run-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const remotes = (...args: string[]) => openTerminal({ cwd: folder, env: { REMOTES_DIR: folder } }).run(...args)

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), content)
}

test.each([
  {
    title: 'the author of a pointer',
    make: () => write('remotes/mfe-x/release.json', JSON.stringify({ current: '1.0.0-a', by: `Ada${hostile}` })),
    args: ['list'],
  },
  {
    title: 'a version that is the name of a folder',
    make: () => write(`remotes/mfe-x/1.0.0-${hostile}/record.jws`, 'x'),
    args: ['list', 'mfe-x'],
  },
  { title: 'the name of a remote', make: () => write(`remotes/mfe${hostile}/1/record.jws`, 'x'), args: ['list'] },
  { title: 'a pointer that is no JSON', make: () => write('remotes/mfe-x/release.json', hostile), args: ['list'] },
  { title: 'a registry document', make: () => write('remotes/registry.jws', hostile), args: ['list'] },
  {
    title: 'a record',
    make: async () => {
      const releases = await openReleases(folder)
      await releases.register('mfe-x')
      await releases.putVersion('mfe-x', '1.0.0-a', { revision: hostile, contract: hostile })
      write('remotes/mfe-x/release.json', JSON.stringify(withMajor(null, ownMajor, { current: '1.0.0-a' })))
    },
    args: ['verify'],
  },
  { title: 'the address of a target', make: () => {}, args: ['list', '--to', `s3:${hostile}//x`] },
  { title: 'an unknown option', make: () => {}, args: ['list', `--${hostile}`] },
  { title: 'an argument', make: () => {}, args: ['promote', `mfe${hostile}`] },
])('$title with control characters reaches no terminal as it is', async ({ make, args }) => {
  await make()
  const { output, errors } = await remotes(...args)
  expect((output + errors).length).toBeGreaterThan(0)
  expect(control.exec(output + errors)).toBeNull()
  const { output: json } = await remotes(...args, '--json').catch(() => ({ output: '' }))
  expect(control.exec(json)).toBeNull()
})

test('JSON keeps what its characters mean', async () => {
  write('remotes/mfe-x/release.json', JSON.stringify({ current: '1.0.0-a', by: `Ada${hostile}\n` }))
  expect((await remotes('list', '--json')).json).toMatchObject({ remotes: [{ pointer: { by: `Ada${hostile}\n` } }] })
})

test('a line break in a value makes no line of its own', async () => {
  write(
    'remotes/mfe-x/release.json',
    JSON.stringify(withMajor(null, ownMajor, { current: '1.0.0-a', by: 'Ada\nmfe-y: 1.0.0' })),
  )
  expect((await remotes('list')).output).toBe('mfe-x: 1.0.0-a (Ada\\nmfe-y: 1.0.0, undefined)')
  write('remotes/mfe-x/release.json', '\nmfe-y: 1.0.0')
  expect((await remotes('list')).errors.split('\n').filter((line) => line.startsWith('mfe-y'))).toEqual([])
})

test('node says that this Node is new enough; an older one ends before it', async () => {
  const { code, output } = await remotes('node')
  expect([code, output]).toEqual([0, `Node ${process.versions.node} can run the tools of a remote.`])
})

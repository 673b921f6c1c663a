import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { writeDocumentedFiles } from '../run/documents.ts'

// Below the root, so that packages are found as in a remote of the repository.
const data = path.join(root, '.data')
mkdirSync(data, { recursive: true })
const folder = mkdtempSync(path.join(data, 'calls-of-a-remote-'))
afterAll(() => rmSync(folder, { recursive: true }))
cpSync(path.join(root, 'remote-kit/template/tsconfig.json'), path.join(folder, 'tsconfig.json'))
writeDocumentedFiles('docs/calls-of-a-remote.md', folder)

const run = (tool: string, ...args: string[]) => {
  const { status, stdout } = spawnSync(path.join(root, 'node_modules/.bin', tool), args, {
    cwd: folder,
    encoding: 'utf8',
  })
  return status === 0 ? 'passes' : stdout
}

test('the example of docs/calls-of-a-remote.md passes the type check of a new remote', () => {
  expect(run('tsc')).toBe('passes')
})

test('the test of docs/calls-of-a-remote.md passes', () => {
  expect(run('vitest', 'run', '--root', folder)).toBe('passes')
})

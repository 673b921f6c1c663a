import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openTerminal } from '../testing/terminal.ts'

const modules = path.resolve(import.meta.dirname, '../../../node_modules')

/** Creates and builds a remote in a new folder; gives its files. */
async function build() {
  const place = mkdtempSync(path.join(tmpdir(), 'reproducible-'))
  try {
    const folder = path.join(place, 'mfe-events')
    const terminal = openTerminal({ cwd: place })
    expect((await terminal.run('create', 'mfe-events')).code).toBe(0)
    symlinkSync(modules, path.join(folder, 'node_modules'))
    expect(await terminal.run('build', 'mfe-events')).toMatchObject({ code: 0, errors: '' })
    const dist = path.join(folder, 'dist')
    const files = readdirSync(dist).map((file) => [file, readFileSync(path.join(dist, file), 'utf8')])
    return { place, files }
  } finally {
    rmSync(place, { recursive: true })
  }
}

test('builds in two folders at two times have the same bytes and none of the folder', async () => {
  const [one, other] = [await build(), await build()]
  expect(one.place).not.toBe(other.place)
  expect(other.files).toEqual(one.files)
  expect(one.files.length).toBeGreaterThan(3)
  expect(JSON.stringify(one.files)).not.toContain(path.basename(one.place))
})

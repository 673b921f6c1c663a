import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderTarget } from '../targets/folder-target.ts'
import { readLiveRecords } from './read-live-records.ts'

const now = new Date('2026-11-22T12:00:00Z')
const document = { revision: 1, issued: '2026-11-22T07:00:00Z', remotes: {} }
const shell = { origin: 'https://portal.example', contract: '3.0.0', shared: {}, paths: [], widgets: [] }

function targetWith(shells: Record<string, object>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'live-records-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'shells'))
  for (const [build, fields] of Object.entries(shells)) {
    writeFileSync(path.join(folder, `shells/${build}.json`), JSON.stringify({ ...shell, build, ...fields }))
  }
  return folderTarget(folder)
}

test('a release must fit the shells that an edge announced within a day, and those that a deployment wrote', async () => {
  const target = targetWith({
    served: { at: '2026-11-22T11:00:00Z' },
    restarting: { at: '2026-11-21T12:00:01Z' },
    gone: { at: '2026-11-21T12:00:00Z' },
    deployed: {},
  })
  const { shells } = await readLiveRecords(target, document, '3', now)
  expect(shells.map(({ build }) => build)).toEqual(['deployed', 'restarting', 'served'])
})

test('a shell whose file cannot be read refuses a release by its name', async () => {
  await expect(readLiveRecords(targetWith({ broken: { contract: 3 } }), document, '3', now)).rejects.toThrow(
    'shells/broken.json',
  )
})

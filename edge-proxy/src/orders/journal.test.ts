import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { textResponse } from '../http/response.ts'
import { openJournal } from './journal.ts'

const now = Date.UTC(2026, 10, 20)
const day = 24 * 60 * 60 * 1000
let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'journal-'))
})

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** The file as the first released version wrote it. */
function writeFirstVersion(): void {
  const database = new DatabaseSync(join(dataDir, 'orders.sqlite'))
  database.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE orders (
      scope TEXT NOT NULL, key TEXT NOT NULL, body_hash TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('sending', 'answered', 'unknown')),
      status INTEGER, type TEXT, answer TEXT, created INTEGER NOT NULL,
      PRIMARY KEY (scope, key)
    ) STRICT;
  `)
  const insert = database.prepare('INSERT INTO orders VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  insert.run('ACC-1', 'sent', 'hash', 'sending', null, null, null, now - day)
  insert.run('ACC-1', 'lost', 'hash', 'unknown', null, null, null, now - day)
  insert.run('ACC-1', 'done', 'hash', 'answered', 200, 'json', '{"meta":{"success":true}}', now - day)
  insert.run('ACC-1', 'old', 'hash', 'answered', 200, 'json', '{}', now - 41 * day)
  database.close()
}

test('reads and writes a journal of the first version', () => {
  writeFirstVersion()
  const journal = openJournal(dataDir, now)
  const find = (key: string) => journal.find({ accountId: 'ACC-1', key })
  const response = textResponse(200, 'json', '{"meta":{"success":true}}')
  expect(find('sent')).toEqual({ state: 'sending', bodyHash: 'hash' })
  expect(find('lost')).toEqual({ state: 'unknown', bodyHash: 'hash' })
  expect(find('done')).toEqual({ state: 'answered', bodyHash: 'hash', response })
  expect(find('old')).toBeNull()
  journal.begin({ accountId: 'ACC-1', key: 'new' }, 'hash', now)
  journal.recordOutcome({ accountId: 'ACC-1', key: 'new' }, response)
  journal.discard({ accountId: 'ACC-1', key: 'sent' })
  journal.close()
  const reopened = openJournal(dataDir, now)
  expect(reopened.find({ accountId: 'ACC-1', key: 'new' })).toEqual({ state: 'answered', bodyHash: 'hash', response })
  expect(reopened.find({ accountId: 'ACC-1', key: 'sent' })).toBeNull()
  reopened.close()
})

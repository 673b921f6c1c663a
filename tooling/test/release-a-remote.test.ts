import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { sectionOf } from '../run/documents.ts'

test('the sentence that docs/release-a-remote.md changes for a canary is in the new remote', () => {
  const commands = sectionOf('docs/release-a-remote.md', 'From a new remote to a rollback')
  const [, sentence, file = ''] = /^sed -i 's\/(.+)\/.+\/' (\S+)$/m.exec(commands) ?? []
  expect(readFileSync(path.join(root, 'remote-kit/template', file), 'utf8')).toContain(sentence)
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { blocksOf, sectionOf } from '../run/documents.ts'

test('the configurations in docs/release-a-remote.md are those of new remotes', () => {
  const blocks = blocksOf(sectionOf('docs/release-a-remote.md', 'With another tool'), 'ts').filter((block) =>
    /^\/\/ \w+: \S+\.config\.ts$/m.test(block),
  )
  expect(blocks).toHaveLength(3)
  for (const block of blocks) {
    const [first = '', ...lines] = block.trimEnd().split('\n')
    const [, tool = '', file = ''] = /^\/\/ (\w+): (\S+)$/.exec(first) ?? []
    const config = readFileSync(path.join(root, 'remote-kit/template-tools', tool, file), 'utf8').split('\n')
    expect(lines.filter((line) => !config.includes(line))).toEqual([])
  }
})

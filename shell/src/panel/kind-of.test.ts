import type { SnapshotRemote } from '@portal/shared-contracts/remotes'
import { expect, test } from 'vitest'
import { releaseRecord } from '../testing/release-record.ts'
import { kindOf } from './kind-of.ts'

const entry = (base: string, more: object = {}): SnapshotRemote => ({ base, record: releaseRecord({}), ...more })
const atEdge = '/remotes/mfe-cards/0.1.0-a/'
const onMachine = 'http://localhost:4100/'
const preview = '/remotes/mfe-cards/previews/4f2a/'

test.each([
  { title: 'a version at the edge', remote: entry(atEdge), isCanary: false, kind: 'release' },
  { title: 'the canary of this browser', remote: entry(atEdge), isCanary: true, kind: 'canary' },
  { title: 'a preview', remote: entry(preview), isCanary: false, kind: 'preview' },
  { title: 'a preview in place of a canary', remote: entry(preview), isCanary: true, kind: 'preview' },
  { title: 'files of a machine', remote: entry(onMachine), isCanary: false, kind: 'override' },
  { title: 'files of a machine in place of a canary', remote: entry(onMachine), isCanary: true, kind: 'override' },
  { title: 'a dev server', remote: entry(onMachine, { development: true }), isCanary: false, kind: 'development' },
])('$title is of the kind $kind', ({ remote, isCanary, kind }) => {
  expect(kindOf(remote, isCanary)).toBe(kind)
})

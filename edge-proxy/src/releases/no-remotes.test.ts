import { expect, test } from 'vitest'
import { sampleStatus } from '../pages/testing/sample-build.ts'
import { noRemotesReason } from './registry.ts'

const empty = { revision: null, fault: null, storeFault: null, remotes: {} }
const registered = { ...empty, revision: 1, remotes: { 'mfe-auth': { releases: null, fault: null } } }

test.each([
  { title: 'an empty folder', status: empty, reason: 'there is no registry document' },
  {
    title: 'a document of an unknown key',
    status: { ...empty, fault: 'Error: No known key signed this as registry' },
    reason: 'the registry document is refused: Error: No known key signed this as registry',
  },
  {
    title: 'a store that is down',
    status: { ...empty, storeFault: 'Error: closed' },
    reason: 'the releases cannot be copied: Error: closed',
  },
  { title: 'a document without remotes', status: { ...empty, revision: 1 }, reason: 'no remote is registered' },
  { title: 'remotes without a release', status: registered, reason: 'no registered remote has a release: mfe-auth' },
  {
    title: 'remotes whose releases are refused',
    status: { ...registered, remotes: { 'mfe-auth': { releases: null, fault: 'Error: unsigned' } } },
    reason: 'the release of mfe-auth is refused: Error: unsigned',
  },
  { title: 'a released remote', status: sampleStatus, reason: null },
])('$title: $reason', ({ status, reason }) => {
  expect(noRemotesReason(status)).toBe(reason)
})

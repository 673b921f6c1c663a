import { contractVersion, type ReleaseRecord } from '@portal/shared-contracts/remotes'

/** The record of a release without files and routes. */
export const releaseRecord = (changes: Partial<ReleaseRecord>): ReleaseRecord => ({
  name: 'mfe-rewards',
  version: '0.1.0',
  revision: 'r',
  contract: contractVersion,
  entry: 'entry.js',
  global: 'g',
  files: {},
  routes: [],
  widgets: {},
  ...changes,
})

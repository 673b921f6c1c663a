import { contractVersion, type ReleaseRecord } from '@portal/shared-contracts/remotes'

/** The record of a remote without pages, widgets and files, with changes. */
export const releaseRecord = (changes: Partial<ReleaseRecord> = {}): ReleaseRecord => ({
  name: 'mfe-x',
  version: '1.0.0-a',
  revision: 'r',
  contract: contractVersion,
  entry: 'entry.js',
  global: 'x',
  files: {},
  routes: [],
  widgets: {},
  ...changes,
})

import type { ReleaseRecord } from './release-record.ts'

const megabyte = 1024 * 1024

/** What a version of a remote may have, so that it cannot fill the pages of all or the disk of an edge; in bytes. */
export const releaseLimits = {
  files: 300,
  file: 8 * megabyte,
  /** All files of the version. */
  version: 16 * megabyte,
  /** The record as JSON, which stands in every page. */
  record: 32 * 1024,
} as const

/**
 * Which limits a version exceeds, one sentence each; none if it stays below them.
 * @param sizes of its files in bytes, where they are known
 */
export function limitFaults(record: ReleaseRecord, sizes: readonly number[] = []): string[] {
  const values = {
    files: Object.keys(record.files).length,
    file: Math.max(0, ...sizes),
    version: sizes.reduce((sum, size) => sum + size, 0),
    record: new TextEncoder().encode(JSON.stringify(record)).length,
  }
  const { files, file, version, record: json } = releaseLimits
  return [
    ...(values.files > files ? [`it has ${values.files} files; at most ${files} are possible`] : []),
    ...(values.file > file ? [`a file has ${values.file} bytes; at most ${file} are possible`] : []),
    ...(values.version > version ? [`its files have ${values.version} bytes; at most ${version} are possible`] : []),
    ...(values.record > json ? [`its record has ${values.record} bytes as JSON; at most ${json} are possible`] : []),
  ]
}

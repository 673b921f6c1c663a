import type { RemoteName } from './registry-document.ts'

/*
 * Keys of the files among the releases, the same in a folder, in a store and in the copy of an edge. Folders have no
 * slash at their end. For edge and tools only; pages have addresses.
 *
 *   remotes/registry.jws                        the signed registry document
 *   remotes/{name}/release.json                 the release pointer of a remote
 *   remotes/{name}/{version}/record.jws         the signed record of a version, beside the files that it lists
 *   remotes/{name}/previews.json                the ids of the previews that live
 *   remotes/{name}/previews/{id}/record.jws     a signed preview, beside its files
 *   remotes/{name}/checks/{hash}/{portal}.jws   what `remotes check` found out about a build
 *   shells/{build}.json                         a shell that edges serve
 */

export const remotesFolder = 'remotes'
export const registryDocumentKey = `${remotesFolder}/registry.jws`

export const remoteFolder = (remote: RemoteName): string => `${remotesFolder}/${remote}`

/** Name of the release pointer in the folder of its remote. */
export const pointerName = 'release.json'
export const pointerKey = (remote: RemoteName): string => `${remoteFolder(remote)}/${pointerName}`

export const versionFolder = (remote: RemoteName, version: string): string => `${remoteFolder(remote)}/${version}`

/** Key of the record in the folder of a version or a preview. */
export const recordIn = (folder: string): string => `${folder}/record.jws`
export const recordKey = (remote: RemoteName, version: string): string => recordIn(versionFolder(remote, version))

export const previewsKey = (remote: RemoteName): string => `${remoteFolder(remote)}/previews.json`
/** The folder of a remote that holds a folder for each preview; no version has this name. */
export const previewsName = 'previews'
export const previewsFolder = (remote: RemoteName): string => `${remoteFolder(remote)}/${previewsName}`
export const previewFolder = (remote: RemoteName, id: string): string => `${previewsFolder(remote)}/${id}`

/** The folder of the checks of a build, by the hash of what browsers load of it. */
export const checksFolder = (remote: RemoteName, hash: string): string => `${remoteFolder(remote)}/checks/${hash}`

export const shellsFolder = 'shells'
export const shellKey = (build: string): string => `${shellsFolder}/${build}.json`

/** The remote of the key of a pointer or a record, and the version of that of a record; null for other keys. */
export function releaseOfKey(key: string): { remote: RemoteName; version: string | null } | null {
  const [, remote, version] = /^remotes\/([^/]+)\/(?:([^/]+)\/record\.jws|release\.json)$/.exec(key) ?? []
  return remote === undefined ? null : { remote, version: version ?? null }
}

/** Name of a key file that no setting names: the local development key in DATA_DIR, or that of a team in its folder. */
export const keyFileName = 'release-key.json'

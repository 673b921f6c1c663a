import { sign, verify, type KeyObject } from 'node:crypto'
import * as v from 'valibot'
import type { HashedFile } from './file-hashes.ts'

/** What a statement says besides the hashes of the files; no level of SLSA is claimed. */
export const Build = v.strictObject({
  artefact: v.string(),
  version: v.string(),
  /** The git revision of the sources. */
  revision: v.string(),
  /** sha256 of package-lock.json. */
  lockFile: v.string(),
  /** The version of Node that built it, such as `v24.21.0`. */
  node: v.string(),
  /** The brand that is built in; remotes have none. */
  brand: v.optional(v.string()),
  /** sha256 of the bill of materials beside the statement. */
  billOfMaterials: v.string(),
})
export type Build = v.InferOutput<typeof Build>

/** The file of the bill of materials beside the statement of an artefact. */
export const billOf = (artefact: string): string => `${artefact}.cdx.json`

const predicateType = 'urn:member-portal:build:1'
const payloadType = 'application/vnd.in-toto+json'

/** An in-toto statement (https://in-toto.io/Statement/v1). */
const Statement = v.object({
  _type: v.literal('https://in-toto.io/Statement/v1'),
  subject: v.pipe(
    v.array(
      v.object({
        name: v.string(),
        digest: v.object({ sha256: v.string() }),
        annotations: v.object({ mode: v.picklist(['120000', '100755', '100644']) }),
      }),
    ),
    v.minLength(1),
  ),
  predicateType: v.literal(predicateType),
  predicate: Build,
})

/** A DSSE envelope (https://github.com/secure-systems-lab/dsse); all in base64. */
const Envelope = v.object({
  payloadType: v.literal(payloadType),
  payload: v.pipe(v.string(), v.base64()),
  signatures: v.pipe(v.array(v.object({ sig: v.pipe(v.string(), v.base64()) })), v.minLength(1)),
})

/** What DSSE signs in place of the payload: type and payload, each with its length in bytes. */
const signedBytes = (payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `), payload])

/** The signed statement of a build as JSON. @param files by their paths */
export function signStatement(files: ReadonlyMap<string, HashedFile>, build: Build, key: KeyObject): string {
  const payload = Buffer.from(
    JSON.stringify({
      _type: 'https://in-toto.io/Statement/v1',
      subject: [...files].map(([name, { sha256, mode }]) => ({ name, digest: { sha256 }, annotations: { mode } })),
      predicateType,
      predicate: build,
    }),
  )
  const sig = sign(null, signedBytes(payload), key).toString('base64')
  return `${JSON.stringify({ payloadType, payload: payload.toString('base64'), signatures: [{ sig }] }, null, 1)}\n`
}

/**
 * The content of a statement that was signed by a key.
 * @throws Error if it was not, or if it is no statement about a build of the portal
 */
export function readStatement(text: string, key: KeyObject): { files: ReadonlyMap<string, HashedFile>; build: Build } {
  const envelope = v.safeParse(v.pipe(v.string(), v.parseJson(), Envelope), text)
  if (!envelope.success) throw new Error('This is no DSSE envelope with an in-toto statement.')
  const payload = Buffer.from(envelope.output.payload, 'base64')
  const isSigned = envelope.output.signatures.some(({ sig }) =>
    verify(null, signedBytes(payload), key, Buffer.from(sig, 'base64')),
  )
  if (!isSigned) throw new Error('The statement is not signed by this key, or was changed after it was signed.')
  const statement = v.safeParse(v.pipe(v.string(), v.parseJson(), Statement), payload.toString('utf8'))
  if (!statement.success) throw new Error('The statement is signed, but is none about a build of the portal.')
  const { subject, predicate } = statement.output
  const files = subject.map(({ name, digest, annotations }) => [name, { ...digest, ...annotations }] as const)
  return { files: new Map(files), build: predicate }
}

/** How files differ from those of a statement, one sentence each; none if they are the same. */
export const differences = (
  stated: ReadonlyMap<string, HashedFile>,
  found: ReadonlyMap<string, HashedFile>,
): string[] => [
  ...[...stated].flatMap(([file, { sha256, mode }]) => {
    const now = found.get(file)
    if (now === undefined) return [`${file} is missing`]
    if (now.sha256 !== sha256) return [`${file} has other bytes`]
    return now.mode === mode ? [] : [`${file} has the mode ${now.mode} in place of ${mode}`]
  }),
  ...[...found.keys()].filter((file) => !stated.has(file)).map((file) => `${file} is not in the statement`),
]

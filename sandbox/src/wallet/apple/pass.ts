import * as v from 'valibot'
import { fileOf, jsonOf, readPassFiles, type PassFiles } from './pass-files.ts'
import { demand } from './pass-refused.ts'
import { checkSignature } from './signature.ts'

const Text = v.pipe(v.string(), v.nonEmpty())
const Color = v.pipe(v.string(), v.regex(/^rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\)$/))

/** A field of a pass; `changeMessage` is shown when its value has changed. */
const Field = v.looseObject({
  key: Text,
  label: v.optional(v.string()),
  value: v.union([v.string(), v.number()]),
  changeMessage: v.optional(v.string()),
})
export type PassField = v.InferOutput<typeof Field>

const Fields = v.optional(v.array(Field), [])
const Style = v.object({
  headerFields: Fields,
  primaryFields: Fields,
  secondaryFields: Fields,
  auxiliaryFields: Fields,
  backFields: Fields,
})

const Barcode = v.object({
  format: v.picklist(['PKBarcodeFormatQR', 'PKBarcodeFormatPDF417', 'PKBarcodeFormatAztec', 'PKBarcodeFormatCode128']),
  message: Text,
  messageEncoding: Text,
  altText: v.optional(v.string()),
})
export type PassBarcode = v.InferOutput<typeof Barcode>

/** `pass.json` of a card, as far as the phone shows and uses it. */
const PassJson = v.looseObject({
  formatVersion: v.literal(1),
  passTypeIdentifier: Text,
  teamIdentifier: Text,
  serialNumber: Text,
  organizationName: Text,
  description: Text,
  authenticationToken: v.optional(v.string()),
  webServiceURL: v.optional(v.pipe(v.string(), v.url())),
  logoText: v.optional(v.string()),
  backgroundColor: v.optional(Color),
  foregroundColor: v.optional(Color),
  labelColor: v.optional(Color),
  voided: v.optional(v.boolean(), false),
  sharingProhibited: v.optional(v.boolean(), false),
  barcodes: v.optional(v.array(Barcode), []),
  storeCard: Style,
})
export type PassJson = v.InferOutput<typeof PassJson>

/** A pass that the phone has accepted. */
export type Pass = { files: PassFiles; content: PassJson }

/** Characters that Apple asks for at least. */
const minTokenLength = 16

/** iOS asks for https; on one machine the portal has http. */
function isWebService(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
}

function checkWebService({ authenticationToken = '', webServiceURL }: PassJson): void {
  if (webServiceURL === undefined) return
  demand(isWebService(webServiceURL), 'The webServiceURL is not an https address.')
  const isLong = authenticationToken.length >= minTokenLength
  demand(isLong, `The authenticationToken has fewer than ${minTokenLength} characters.`)
}

/**
 * Checks a pass as iOS does before it shows it.
 * @param root the certificate of the root that is trusted, as PEM
 * @throws PassRefused with the first fault
 */
export async function readPass(archive: Uint8Array, root: string, now: Date): Promise<Pass> {
  const files = readPassFiles(archive)
  const { passType, team } = await checkSignature(fileOf(files, 'manifest.json'), fileOf(files, 'signature'), root, now)
  const content = jsonOf(files, 'pass.json', PassJson)
  const isOwnType = content.passTypeIdentifier === passType
  demand(isOwnType, `The passTypeIdentifier is not that of the certificate, which is ${passType}.`)
  demand(content.teamIdentifier === team, `The teamIdentifier is not that of the certificate, which is ${team}.`)
  checkWebService(content)
  return { files, content }
}

/** The content of a pass that was checked already. */
export const contentOf = (archive: Uint8Array): PassJson => jsonOf(readPassFiles(archive), 'pass.json', PassJson)

/** All fields with their keys, front and back. */
const fieldsOf = ({ storeCard }: PassJson): PassField[] => [
  ...storeCard.headerFields,
  ...storeCard.primaryFields,
  ...storeCard.secondaryFields,
  ...storeCard.auxiliaryFields,
  ...storeCard.backFields,
]

/** What the lock screen says of a new version of a pass: the change messages of the fields that have changed. */
export function changesOf(before: PassJson, after: PassJson): string[] {
  const values = new Map(fieldsOf(before).map(({ key, value }) => [key, value]))
  const messages = fieldsOf(after)
    .filter(({ key, value, changeMessage }) => changeMessage !== undefined && values.get(key) !== value)
    .map(({ value, changeMessage = '' }) => changeMessage.replaceAll('%@', String(value)))
  if (before.voided === after.voided) return messages
  return [...messages, after.voided ? 'The pass is void.' : 'The pass is valid again.']
}

import * as v from 'valibot'

/*
 * The fields that Google publishes for loyalty classes and objects (Google Wallet API, version 1). Google refuses names
 * that it does not know; fields that no portal needs are not checked further.
 */

/** Not checked further. */
const other = v.optional(v.unknown())
const text = v.optional(v.string())

/** An identifier of an issuer: digits, a dot, and a name. */
export const Identifier = v.pipe(
  v.string(),
  v.regex(/^\d+\.[\w.-]+$/, 'must be ISSUER.NAME with letters, digits, ".", "_" and "-"'),
)

/** Google loads pictures and opens links over https; on one machine the portal has http. */
const Address = v.pipe(
  v.string(),
  v.regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/]|tel:|mailto:)/, 'must be an https address'),
)
const TranslatedString = v.strictObject({ kind: text, language: v.string(), value: v.string() })
const LocalizedString = v.strictObject({
  kind: text,
  defaultValue: TranslatedString,
  translatedValues: v.optional(v.array(TranslatedString)),
})
const localized = v.optional(LocalizedString)
const Image = v.strictObject({
  kind: text,
  sourceUri: v.optional(v.strictObject({ uri: Address, description: text, localizedDescription: localized })),
  contentDescription: localized,
  privateImageId: text,
})
const image = v.optional(Image)
const Uri = v.strictObject({
  kind: text,
  id: text,
  uri: Address,
  description: text,
  localizedDescription: localized,
})
const TextModule = v.strictObject({
  id: text,
  header: text,
  body: text,
  localizedHeader: localized,
  localizedBody: localized,
})
const Barcode = v.strictObject({
  kind: text,
  type: v.picklist([
    'AZTEC',
    'CODABAR',
    'CODE_39',
    'CODE_128',
    'DATA_MATRIX',
    'EAN_8',
    'EAN_13',
    'ITF_14',
    'PDF_417',
    'QR_CODE',
    'UPC_A',
    'TEXT_ONLY',
  ]),
  value: v.string(),
  alternateText: text,
  renderEncoding: text,
  showCodeText: localized,
})
const LoyaltyPoints = v.strictObject({
  label: text,
  localizedLabel: localized,
  balance: v.optional(
    v.pipe(
      v.strictObject({
        int: v.optional(v.pipe(v.number(), v.integer())),
        double: v.optional(v.number()),
        string: text,
        money: other,
      }),
      v.check((balance) => Object.keys(balance).length === 1, 'must have exactly one of int, double, string and money'),
    ),
  ),
})
const Message = v.strictObject({
  kind: text,
  id: text,
  header: text,
  body: text,
  localizedHeader: localized,
  localizedBody: localized,
  messageType: v.optional(v.picklist(['TEXT', 'EXPIRATION_NOTIFICATION', 'TEXT_AND_NOTIFY'])),
  displayInterval: other,
})

/** Google shows ten of each at most. */
const atMostTen = <Schema extends v.GenericSchema>(item: Schema) => v.optional(v.pipe(v.array(item), v.maxLength(10)))

const shared = {
  kind: text,
  version: text,
  appLinkData: other,
  heroImage: image,
  imageModulesData: other,
  infoModuleData: other,
  linksModuleData: v.optional(v.strictObject({ uris: v.optional(v.array(Uri)) })),
  locations: other,
  merchantLocations: other,
  messages: atMostTen(Message),
  notifyPreference: text,
  textModulesData: atMostTen(TextModule),
  valueAddedModuleData: atMostTen(v.unknown()),
}

/** The card of one member. */
export const LoyaltyObject = v.strictObject({
  ...shared,
  id: Identifier,
  classId: Identifier,
  state: v.picklist(['ACTIVE', 'COMPLETED', 'EXPIRED', 'INACTIVE']),
  accountId: text,
  accountName: text,
  barcode: v.optional(Barcode),
  classReference: other,
  disableExpirationNotification: v.optional(v.boolean()),
  groupingInfo: other,
  hasLinkedDevice: v.optional(v.boolean()),
  hasUsers: v.optional(v.boolean()),
  linkedObjectIds: v.optional(v.array(v.string())),
  linkedOfferIds: v.optional(v.array(v.string())),
  loyaltyPoints: v.optional(LoyaltyPoints),
  passConstraints: other,
  rotatingBarcode: other,
  saveRestrictions: other,
  secondaryLoyaltyPoints: v.optional(LoyaltyPoints),
  smartTapRedemptionValue: text,
  validTimeInterval: other,
})
export type LoyaltyObject = v.InferOutput<typeof LoyaltyObject>

/** What the cards of all members have in common. */
export const LoyaltyClass = v.strictObject({
  ...shared,
  id: Identifier,
  issuerName: v.string(),
  programName: v.string(),
  programLogo: Image,
  // Google sets the other ones.
  reviewStatus: v.picklist(['UNDER_REVIEW', 'DRAFT']),
  accountIdLabel: text,
  accountNameLabel: text,
  allowMultipleUsersPerObject: v.optional(v.boolean()),
  callbackOptions: other,
  classTemplateInfo: other,
  countryCode: text,
  discoverableProgram: other,
  enableSmartTap: v.optional(v.boolean()),
  hexBackgroundColor: v.optional(
    v.pipe(v.string(), v.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'must be #RRGGBB or #RGB')),
  ),
  homepageUri: v.optional(Uri),
  localizedAccountIdLabel: localized,
  localizedAccountNameLabel: localized,
  localizedIssuerName: localized,
  localizedProgramName: localized,
  localizedRewardsTier: localized,
  localizedRewardsTierLabel: localized,
  localizedSecondaryRewardsTier: localized,
  localizedSecondaryRewardsTierLabel: localized,
  multipleDevicesAndHoldersAllowedStatus: v.optional(
    v.picklist(['MULTIPLE_HOLDERS', 'ONE_USER_ALL_DEVICES', 'ONE_USER_ONE_DEVICE']),
  ),
  redemptionIssuers: v.optional(v.array(v.string())),
  review: other,
  rewardsTier: text,
  rewardsTierLabel: text,
  secondaryRewardsTier: text,
  secondaryRewardsTierLabel: text,
  securityAnimation: other,
  viewUnlockRequirement: text,
  wideProgramLogo: image,
  wordMark: image,
})

/** The schemas of classes and objects, by the names of Google's paths. */
export const passTypes = { loyaltyClass: LoyaltyClass, loyaltyObject: LoyaltyObject }
export type PassKind = keyof typeof passTypes

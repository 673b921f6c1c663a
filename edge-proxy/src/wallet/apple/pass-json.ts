import { brand } from '@portal/shared-contracts/brand/brand'
import { lightScheme } from '@portal/shared-contracts/brand/colors'
import { groupCardCode } from '@portal/shared-contracts/card-number/card-code'
import * as paths from '@portal/shared-contracts/paths'
import { passColorsOf } from '@portal/shared-contracts/wallet/pass-colors'
import { appleServicePath } from '@portal/shared-contracts/wallet/wallet'
import type { AppleSettings } from '../../config/wallet-settings.ts'
import type { PassContent } from '../passes/pass-content.ts'
import { passTexts as t } from '../passes/pass-texts.ts'
import type { CurrentPass } from '../passes/passes.ts'

const colors = passColorsOf(lightScheme)

type Field = { key: string; label: string; value: string; changeMessage?: string; attributedValue?: string }

/** What `pass.json` needs of a pass. */
export type ApplePass = Pick<CurrentPass, 'serial' | 'content' | 'token'>

/** Where a phone asks for the pass. */
type Service = Pick<AppleSettings, 'passType' | 'team'> & { portal: string }

/** The `pass.json` of a card: a store card with Code 128, as the digital card has it. */
export function passJson({ serial, content, token }: ApplePass, { passType, team, portal }: Service) {
  return {
    formatVersion: 1,
    passTypeIdentifier: passType,
    teamIdentifier: team,
    serialNumber: serial,
    organizationName: brand.shop.name,
    description: `${brand.card.name}, ${brand.shop.name}`,
    logoText: brand.wordmark,
    backgroundColor: colors.ground.rgb,
    foregroundColor: colors.text.rgb,
    labelColor: colors.text.rgb,
    webServiceURL: `${portal}${appleServicePath}`,
    authenticationToken: token,
    sharingProhibited: true,
    voided: content?.state !== 'active',
    ...(content !== null && { barcodes: [barcodeOf(content.cardCode)] }),
    storeCard: {
      headerFields: content === null ? [] : [pointsField(content)],
      primaryFields: [{ key: 'card', label: brand.programme.name, value: brand.card.name }],
      secondaryFields: content === null ? [] : memberFields(content),
      auxiliaryFields: [...(content === null ? [] : balanceFields(content)), ...statusFields(content)],
      backFields: backFields(portal),
    },
  }
}

const barcodeOf = (cardCode: string) => ({
  format: 'PKBarcodeFormatCode128',
  message: cardCode,
  messageEncoding: 'iso-8859-1',
  altText: groupCardCode(cardCode),
})

const pointsField = ({ balance }: PassContent): Field => ({
  key: 'points',
  label: t.points,
  value: balance === null ? t.balanceInPortal : t.pointsOf(balance.points),
  ...(balance !== null && { changeMessage: t.newPoints }),
})

const memberFields = ({ holder, cardCode }: PassContent): Field[] => [
  ...(holder === null ? [] : [{ key: 'name', label: t.name, value: holder }]),
  { key: 'number', label: t.cardNumber, value: groupCardCode(cardCode) },
]

const balanceFields = ({ balance }: PassContent): Field[] =>
  balance === null ? [] : [{ key: 'as-of', label: t.asOf, value: t.time(balance.at) }]

function statusFields(content: PassContent | null): Field[] {
  if (content?.state === 'active') return []
  return [{ key: 'status', label: t.status, value: content === null ? t.ended : t.locked, changeMessage: t.newStatus }]
}

const backFields = (portal: string): Field[] => [
  { key: 'about', label: t.about, value: t.aboutText },
  link('portal', t.portal, `${portal}${paths.cards}`),
  { key: 'help', label: t.help, value: t.helpText },
  link('privacy', t.privacy, `${portal}${paths.privacy}`),
]

const link = (key: string, label: string, address: string): Field => ({
  key,
  label,
  value: address,
  attributedValue: `<a href="${address}">${address}</a>`,
})

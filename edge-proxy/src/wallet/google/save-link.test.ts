import { jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { groupCardCode } from '@portal/shared-contracts/card-number/card-code'
import { googleSettings, samplePass, serviceAccountKey } from '../testing/wallet-settings.ts'
import { googleSaveLink, maxLinkLength } from './save-link.ts'

const origin = 'https://mitglieder.kundenkarte.example'
const grouped = groupCardCode('9876543210123456')

async function payloadOf(link: string) {
  const { payload, protectedHeader } = await jwtVerify(
    link.replace('https://pay.google.com/gp/v/save/', ''),
    serviceAccountKey,
  )
  return { payload, protectedHeader }
}

// Rule: wallet-16
test('a link holds the object of the card, signed by the service account, and no class', async () => {
  const before = Math.floor(Date.now() / 1000)
  const { payload, protectedHeader } = await payloadOf(await googleSaveLink(googleSettings(), samplePass(), origin))
  expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT' })
  expect(payload.iat).toBeGreaterThanOrEqual(before)
  expect(payload).toEqual({
    iss: 'portal-wallet-passes@member-portal-production.iam.gserviceaccount.com',
    aud: 'google',
    typ: 'savetowallet',
    iat: payload.iat,
    exp: (payload.iat ?? 0) + 24 * 60 * 60,
    origins: [origin],
    payload: {
      loyaltyObjects: [
        {
          id: '3388000000022347777.kT9vX2mQ7rLw4bYhN8cZpA',
          classId: '3388000000022347777.mitglieder.kundenkarte.example',
          state: 'ACTIVE',
          accountName: 'Theresa Brandl',
          accountId: grouped,
          barcode: { type: 'CODE_128', value: '9876543210123456', alternateText: grouped },
          loyaltyPoints: { label: 'Punkte', balance: { string: '1.234' } },
          textModulesData: [{ id: 'as-of', header: 'Punktestand vom', body: '30.11.2026, 14:05\u00a0Uhr' }],
        },
      ],
    },
  })
})

const nameOf = async (link: string): Promise<unknown> => {
  const { payload } = await payloadOf(link)
  return (payload['payload'] as { loyaltyObjects: { accountName?: string }[] }).loyaltyObjects[0]?.accountName
}

test.each([
  { name: 'of 60 letters', holder: 'Maximiliane-Sophie Freifrau von und zu Hohenstaufen-Burgheim', shown: 60 },
  { name: 'of 60 umlauts', holder: 'Ä'.repeat(60), shown: 60 },
])('a name $name fits into a link of $maxLinkLength characters', async ({ holder, shown }) => {
  const link = await googleSaveLink(googleSettings(), samplePass({ holder }), origin)
  expect(link.length).toBeLessThanOrEqual(maxLinkLength)
  expect([...String(await nameOf(link))]).toHaveLength(shown)
})

test('a name that makes a link too long is left out', async () => {
  const longOrigin = `https://${'mitglieder-'.repeat(16)}portal.example`
  const link = await googleSaveLink(googleSettings(), samplePass({ holder: 'Ä'.repeat(60) }), longOrigin)
  expect(link.length).toBeLessThanOrEqual(maxLinkLength)
  expect(await nameOf(link)).toBeUndefined()
})

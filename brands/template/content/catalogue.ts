import type { BrandCatalogue, CatalogueItem } from '@portal/shared-contracts/brand/catalogue'

// Samples in place of all that the sandbox sells. Replace them, by the ids of its entries, with items of the retailer.

const couponIds = `A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 A14 A15 A16 A17 A18 A19 A20 A21 A22 A23 A24 A25 A26 A27 A28 A29 A30
  A31 A32 A33 A34 A35 A36 A37 A38 A39 A40 A41 A42 A43 A44 A45 A46 A47 A48 A49 A50 A51 A52 A53 A54 A55 A56 A57 A58 A59 A60 A61
  70062 A_63 A64 A65 A66 A67 A68 X-none X-broken X-unlisted X-v1.2:3+4 X-a/b X-long-title X-long-word X-markup X-script X-link
  X-endless`
const rewardIds = `R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 R16 R17 R18 R19 R20 R21 R22 R23 R24 R25 R26 R27 R28 R29 R30
  R31 R32 R33 R34 R35 R36 R37 R38 R39 R40 R41 R42 R43 R44 R45 80046 R_47 R48 R49 R50 R51 XR-none XR-broken XR-unlisted
  XR-WRONG_INTERACTION_POINT XR-CONDITION_NOT_FULFILLED XR-COUPON_REDEMPTION_IN_PROGRESS XR-COUPON_NOT_ACTIVATED
  XR-COUPON_NOT_ASSIGNED_ACCOUNT XR-ACCOUNT_LOCKED XR-long-title XR-long-word XR-markup XR-script XR-link XR-endless
  XR-v1.2:3+4 XR-a/b`

const pictures = ['sample-one', 'sample-two', 'sample-three', 'sample-four', 'sample-five'] as const

const samples = (ids: string, itemOf: (number: number) => Omit<CatalogueItem, 'picture'>): BrandCatalogue =>
  Object.fromEntries(
    ids
      .split(/\s+/)
      .map((id, index) => [id, { ...itemOf(index + 1), picture: pictures[index % pictures.length] ?? pictures[0] }]),
  )

export const catalogue: BrandCatalogue = {
  ...samples(couponIds, (number) => ({
    title: `Beispielaktion ${String(number).padStart(2, '0')}`,
    subTitle: 'Hier steht, wofür der Coupon gilt.',
  })),
  ...samples(rewardIds, (number) => ({
    title: `Beispielprämie ${String(number).padStart(2, '0')}`,
    subTitle: 'Hier steht, was die Prämie ist.',
    description: 'Hier steht in zwei Sätzen, was Mitglieder bekommen und was daran besonders ist.',
  })),
}

import { X509Certificate, createPrivateKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPassCertificates } from './certificates.ts'

test('the intermediate has issued the certificate of a pass type, and the root the intermediate', async () => {
  const now = new Date('2026-11-20T11:00:00Z')
  const made = await createPassCertificates('pass.de.test.karte', 'TEAM123456', now)
  const root = new X509Certificate(made.root)
  const intermediate = new X509Certificate(made.intermediate)
  const leaf = new X509Certificate(made.certificate)
  expect(leaf.checkIssued(intermediate) && leaf.verify(intermediate.publicKey)).toBe(true)
  expect(intermediate.checkIssued(root) && intermediate.verify(root.publicKey)).toBe(true)
  expect([root.ca, intermediate.ca, leaf.ca]).toEqual([true, true, false])
  expect(leaf.checkPrivateKey(createPrivateKey(made.key))).toBe(true)
  expect(leaf.toLegacyObject().subject).toMatchObject({ UID: 'pass.de.test.karte', OU: 'TEAM123456' })
  expect(leaf.validToDate).toEqual(new Date('2027-12-20T11:00:00Z'))
})

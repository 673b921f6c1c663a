import { expect, test } from 'vitest'
import { messages } from './messages.ts'
import { fixture } from './fixture.ts'

// Rules: language-1, language-2, language-3, language-4, language-6, language-7, language-8, language-10, language-11
// Rule: language-13
test('messages finds a text that no page shows and words that have a replacement', () => {
  const twins = 'shell/src/content/twins.ts'
  expect(messages(fixture('messages'))).toEqual([
    'shell/src/messages/page.ts: forgotten is not shown',
    `${twins}:3: "Strichcode": write Barcode`,
    `${twins}:4: "Onlineshop": write Online-Shop`,
    `${twins}:6: "verbunden": write verknüpfen`,
    `${twins}:7: "ausschalten": write aktivieren or deaktivieren`,
    `${twins}:8: "Schalten Sie den Coupon vorher ein": write aktivieren or deaktivieren`,
    `${twins}:9: "Newsletter bestell": write abonnieren or abbestellen`,
    `${twins}:10: "Email": write E-Mail`,
    `${twins}:11: "Karten Programm": write Karten-Programm`,
    `${twins}:12: "Punkt pro ": write Punkt je Euro`,
    `${twins}:13: "Kundendienst": write Kundenservice`,
    `${twins}:14: "Karte kann nur unser Team freigeben": write entsperren`,
    `${twins}:15: "9 Uhr": write \\u00a0 before Uhr`,
    `${twins}:17: "...": write …`,
    `${twins}:18: "Code an der Kasse": write Barcode`,
    `${twins}:19: "Programms der ": write Karten-Programm`,
    `${twins}:20: "089 12": write \\u00a0 in telephone numbers`,
    `${twins}:21: "legen Sie ein Konto an": write erstellen`,
  ])
})

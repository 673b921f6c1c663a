import { brand } from '@portal/shared-contracts/brand/brand'
import { verb, your } from '@portal/shared-contracts/brand/noun'
import { ifPart } from '@portal/shared-contracts/brand/parts'
import * as facts from '@portal/shared-contracts/facts/brand-facts'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { emailLink, link, list, section, text, type InfoContent } from '../../texts.ts'

const appStore = link('App Store', brand.app.appStore)
const playStore = link('Google Play', brand.app.playStore)
const systems = facts.appSystems === null ? '' : ` und läuft auf Smartphones ab ${facts.appSystems}`

/** The page of the app; the addresses of the stores are in the brand's configuration. */
export const content: InfoContent = {
  lead: `Mit der ${brand.app.name} ${verb(brand.card, 'ist', 'sind')} ${your(brand.card, 'nominative')} immer dabei.`,
  sections: [
    section('funktionen', 'Das kann die App', [
      list(
        'Digitale Karte: an der Kasse den Barcode vom Bildschirm scannen lassen, auch ohne Empfang.',
        sieOrDu(
          'Punktestand: jederzeit sehen, wie viele Punkte Sie haben und was sie wert sind.',
          'Punktestand: jederzeit sehen, wie viele Punkte Du hast und was sie wert sind.',
        ),
        sieOrDu(
          'Aktionen: kurz vor dem Bezahlen die Coupons aktivieren, die zu Ihrem Einkauf passen.',
          'Aktionen: kurz vor dem Bezahlen die Coupons aktivieren, die zu Deinem Einkauf passen.',
        ),
        'Prämien: aussuchen und direkt bestellen.',
        ...ifPart('rarities', 'Raritäten: Neues entdecken, bevor es alle sehen.'),
      ),
    ]),
    section('bekommen', sieOrDu('So bekommen Sie die App', 'So bekommst Du die App'), [
      sieOrDu(
        text`Laden Sie die App aus dem ${appStore} oder bei ${playStore}. Sie ist kostenlos${systems}.`,
        text`Lade die App aus dem ${appStore} oder bei ${playStore}. Sie ist kostenlos${systems}.`,
      ),
      sieOrDu(
        text`Unser Team ${facts.inStore} hilft Ihnen gern beim Einrichten, oder schreiben Sie an ${emailLink}.`,
        text`Unser Team ${facts.inStore} hilft Dir gern beim Einrichten, oder schreib an ${emailLink}.`,
      ),
    ]),
  ],
  aside: [
    section('anmelden', sieOrDu('So melden Sie sich an', 'So meldest Du Dich an'), [
      sieOrDu(
        'Mit denselben Zugangsdaten wie hier im Portal. Punkte, Karten und Coupons sind in der App und im Portal immer dieselben; Sie müssen nichts übertragen.',
        'Mit denselben Zugangsdaten wie hier im Portal. Punkte, Karten und Coupons sind in der App und im Portal immer dieselben; Du musst nichts übertragen.',
      ),
      sieOrDu(
        text`Noch kein Konto? ${link('Hier\u00a0erstellen\u00a0Sie\u00a0eines', '/#registrieren')}.`,
        text`Noch kein Konto? ${link('Hier\u00a0erstellst\u00a0Du\u00a0eines', '/#registrieren')}.`,
      ),
    ]),
    section('ohne-app', 'Es geht auch ohne', [
      sieOrDu(
        'Das Portal läuft auch auf dem Smartphone und kann dasselbe. Über das Menü Ihres Browsers legen Sie es auf den Startbildschirm.',
        'Das Portal läuft auch auf dem Smartphone und kann dasselbe. Über das Menü Deines Browsers legst Du es auf den Startbildschirm.',
      ),
    ]),
  ],
}

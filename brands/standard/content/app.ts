import { brand } from '@portal/shared-contracts/brand/brand'
import { your } from '@portal/shared-contracts/brand/noun'
import * as facts from '@portal/shared-contracts/facts/brand-facts'
import { emailLink, link, list, section, text, type InfoContent } from '../../texts.ts'

/** The page of the app; the addresses of the stores are in the brand's configuration. */
export const content: InfoContent = {
  lead: `Mit der ${brand.app.name} ist ${your(brand.card, 'nominative')} immer dabei.`,
  sections: [
    section('funktionen', 'Das kann die App', [
      list(
        'Digitale Karte: an der Kasse den Barcode vom Bildschirm scannen lassen, auch ohne Empfang.',
        'Punktestand: jederzeit sehen, wie viele Punkte Sie haben und was sie wert sind.',
        'Aktionen: kurz vor dem Bezahlen die Coupons aktivieren, die zu Ihrem Einkauf passen.',
        'Prämien: aussuchen und direkt bestellen.',
        'Raritäten: Neues entdecken, bevor es alle sehen.',
      ),
    ]),
    section('bekommen', 'So bekommen Sie die App', [
      text`Laden Sie die App aus dem ${link('App Store', brand.app.appStore)} oder bei ${link('Google Play', brand.app.playStore)}. Sie ist kostenlos${facts.appSystems === null ? '' : ` und läuft auf Smartphones ab ${facts.appSystems}`}.`,
      text`Unser Team ${facts.inStore} hilft Ihnen gern beim Einrichten, oder schreiben Sie an ${emailLink}.`,
    ]),
  ],
  aside: [
    section('anmelden', 'So melden Sie sich an', [
      'Mit denselben Zugangsdaten wie hier im Portal. Punkte, Karten und Coupons sind in der App und im Portal immer dieselben; Sie müssen nichts übertragen.',
      text`Noch kein Konto? ${link('Hier\u00a0erstellen\u00a0Sie\u00a0eines', '/#registrieren')}.`,
    ]),
    section('ohne-app', 'Es geht auch ohne', [
      'Das Portal läuft auch auf dem Smartphone und kann dasselbe. Über das Menü Ihres Browsers legen Sie es auf den Startbildschirm.',
    ]),
  ],
}

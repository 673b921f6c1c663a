import { brand } from '@portal/shared-contracts/brand/brand'
import * as facts from '@portal/shared-contracts/facts/brand-facts'
import { emailLink, list, phoneLink, postalAddress, section, text, type InfoContent } from '../../texts.ts'

export const content: InfoContent = {
  lead: 'Wenn Sie als Verbraucherin oder Verbraucher eine Prämie bestellt haben, können Sie den Vertrag widerrufen.',
  asOf: '1. November 2026',
  sections: [
    section('widerrufsrecht', 'Widerrufsrecht', [
      'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
      'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Prämie in Besitz genommen haben bzw. hat. Wird eine Bestellung in mehreren Sendungen geliefert, zählt der Tag der letzten Sendung.',
      text`Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${postalAddress}, Telefon ${phoneLink}, E-Mail ${emailLink}) mittels einer eindeutigen Erklärung, zum Beispiel mit einem Brief oder einer E-Mail, über Ihren Entschluss informieren, diesen Vertrag zu widerrufen. Sie können dafür das Muster-Widerrufsformular weiter unten verwenden; vorgeschrieben ist es nicht.`,
      'Sie können Ihr Widerrufsrecht auch online ausüben, mit „Vertrag widerrufen“ oben auf dieser Seite. Dann schicken wir Ihnen unverzüglich eine E-Mail mit dem Inhalt Ihrer Erklärung und mit Datum und Uhrzeit ihres Eingangs.',
      'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
    ]),
    section('folgen', 'Folgen des Widerrufs', [
      'Wenn Sie den Vertrag widerrufen, schreiben wir Ihnen die eingelösten Punkte unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag, an dem Ihre Mitteilung bei uns eingegangen ist, wieder auf Ihrem Punktekonto gut. Entgelte berechnen wir Ihnen dafür nicht.',
      'Wir können die Gutschrift verweigern, bis wir die Prämie zurückerhalten haben oder bis Sie nachgewiesen haben, dass Sie sie zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.',
      'Sie haben die Prämie unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf unterrichten, an uns zurückzusenden oder zu übergeben. Wir tragen die Kosten der Rücksendung.',
      'Für einen Wertverlust müssen Sie nur aufkommen, wenn er auf einen Umgang zurückgeht, der zur Prüfung der Beschaffenheit, der Eigenschaften und der Funktionsweise der Prämie nicht notwendig war.',
    ]),
    section('ausnahmen', 'Ausnahmen', [
      'Das Widerrufsrecht besteht nicht bei',
      list(
        'Prämien, die schnell verderben können oder deren Verfallsdatum schnell überschritten würde,',
        'Prämien, die aus Gründen des Gesundheitsschutzes oder der Hygiene nicht zur Rückgabe geeignet sind, wenn ihre Versiegelung nach der Lieferung entfernt wurde,',
        `Veranstaltungen mit einem festen Termin,${facts.eventExamples === null ? '' : ` zum Beispiel ${facts.eventExamples},`}`,
        'Prämien, die nach Ihren Wünschen angefertigt wurden.',
      ),
    ]),
    section('formular', 'Muster-Widerrufsformular', [
      'Wenn Sie den Vertrag widerrufen wollen, können Sie diesen Text ausfüllen und an uns senden:',
      list(
        `An ${postalAddress}, ${brand.contact.email}`,
        'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über die folgende Prämie:',
        'Bestellnummer, bestellt am, erhalten am:',
        'Name und Anschrift:',
        'Datum und, bei einem Brief, Unterschrift:',
      ),
    ]),
  ],
}

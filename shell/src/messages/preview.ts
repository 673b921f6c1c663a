import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'

/**
 * Texts of the pages for links of builds that are not released; not with those of the layout, which are in the first
 * script.
 */
export const t = {
  title: 'Vorschau ansehen?',
  lead: sieOrDu(
    'Mit diesem Link sehen Sie einen Teil des Portals in einer Fassung, die noch nicht freigegeben ist.',
    'Mit diesem Link siehst Du einen Teil des Portals in einer Fassung, die noch nicht freigegeben ist.',
  ),
  remote: 'Teil des Portals',
  version: 'Fassung',
  by: 'Von',
  created: 'Erstellt',
  until: 'Zu sehen bis',
  warning: sieOrDu(
    'Die Fassung läuft mit Ihrer Anmeldung und kann dabei alles sehen und tun, was Sie selbst im Portal sehen und tun können. Was Sie darin bestellen oder ändern, gilt. Öffnen Sie die Vorschau nur, wenn Sie den Link von jemandem haben, dem Sie vertrauen.',
    'Die Fassung läuft mit Deiner Anmeldung und kann dabei alles sehen und tun, was Du selbst im Portal sehen und tun kannst. Was Du darin bestellst oder änderst, gilt. Öffne die Vorschau nur, wenn Du den Link von jemandem hast, dem Du vertraust.',
  ),
  end: sieOrDu(
    'Nur dieser Browser zeigt die Vorschau. Sie können sie jederzeit am unteren Rand der Seite beenden.',
    'Nur dieser Browser zeigt die Vorschau. Du kannst sie jederzeit am unteren Rand der Seite beenden.',
  ),
  show: 'Vorschau ansehen',
  noTitle: 'Keine Vorschau',
  noText: sieOrDu(
    'Unter diesem Link gibt es keine Vorschau. Vielleicht ist sie abgelaufen oder wurde beendet. Bitte fragen Sie, wer Ihnen den Link geschickt hat.',
    'Unter diesem Link gibt es keine Vorschau. Vielleicht ist sie abgelaufen oder wurde beendet. Bitte frage, wer Dir den Link geschickt hat.',
  ),
}

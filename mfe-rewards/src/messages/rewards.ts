import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { formatNumber } from '@portal/shared-contracts/numbers/format'
import * as facts from '@portal/shared-contracts/facts/brand-facts'
import type { SortOrder } from '../domain/reward-list.ts'

const sortNames: Record<SortOrder, string> = {
  recommended: 'Erreichbare zuerst',
  cheapest: 'Wenige Punkte zuerst',
  dearest: 'Viele Punkte zuerst',
  endingSoon: 'Bald ablaufende zuerst',
}

export const t = {
  balance: sieOrDu('Ihr Punktestand', 'Dein Punktestand'),
  balanceUnknown: sieOrDu('Ihr Punktestand wird gerade geladen …', 'Dein Punktestand wird gerade geladen …'),
  filters: {
    categories: 'Prämien nach Art zeigen',
    everyCategory: 'Alle',
    search: 'Prämien durchsuchen',
    searchHint: facts.searchRewardsHint,
    sort: 'Sortieren',
    showSearch: 'Suche',
    showSort: 'Reihenfolge',
  },
  sortNames,
  loading: 'Die Prämien werden geladen …',
  count: (count: number): string => (count === 1 ? '1 Prämie' : `${formatNumber(count)} Prämien`),
  errorNoFiltered: (search: string, category: string | null): string =>
    search && category
      ? `In „${category}“ passt keine Prämie zu „${search}“.`
      : search
        ? `Zu „${search}“ haben wir gerade keine Prämie.`
        : sieOrDu(
            'Zu Ihrer Auswahl haben wir gerade keine Prämie.',
            'Zu Deiner Auswahl haben wir gerade keine Prämie.',
          ),
  errorNone: `Zurzeit gibt es keine Prämien. ${sieOrDu('Schauen Sie bald wieder vorbei!', 'Schau bald wieder vorbei!')}`,
  showAll: 'Alle Prämien zeigen',
  errorCouldNotLoad: `Die Prämien konnten gerade nicht geladen werden. ${sieOrDu('Bitte versuchen Sie es gleich noch einmal.', 'Bitte versuche es gleich noch einmal.')}`,
  errorOutdated: `Die Prämien ließen sich gerade nicht aktualisieren. ${sieOrDu('Was Sie sehen, ist vielleicht nicht mehr auf dem neuesten Stand.', 'Was Du siehst, ist vielleicht nicht mehr auf dem neuesten Stand.')}`,
  retry: 'Noch einmal versuchen',
  priceBefore: 'Für',
  /** Before a validity. */
  validityBefore: 'Einlösbar',
}

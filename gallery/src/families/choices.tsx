import { Checkbox } from '@portal/shared-ui/fields/checkbox'
import { FilterChips } from '@portal/shared-ui/lists/filter-chips'
import type { Elements } from '@portal/shared-ui/styles/elements'
import { ErrorText } from '@portal/shared-ui/fields/error-text'
import { ListFilters } from '@portal/shared-ui/lists/list-filters'
import { RadioCards } from '@portal/shared-ui/fields/radio-cards'
import { Stack } from '@portal/shared-ui/layout/section'
import { Switch } from '@portal/shared-ui/fields/switch'
import { errorText } from '@portal/shared-contracts/errors/error-messages'
import type { ListFilter } from '@portal/shared-contracts/lists/list-filter'
import { wide, type Family } from '../family.ts'
import { withValue } from '../shown/with-value.tsx'

const cardOptions = [
  { value: '1', title: '1234 5678 9012 3456 789' },
  { value: '2', title: '1234 5678 9012 3450 002' },
]
const categories = ['Kaffee & Tee', 'Käse', 'Wein', 'Feinkost', 'Erlebnisse', 'Haus & Küche']
const sorts = [
  { value: 'empfohlen', label: 'Unsere Empfehlung' },
  { value: 'punkte', label: 'Wenige Punkte zuerst' },
]
const filterTexts = {
  categories: 'Kategorie',
  everyCategory: 'Alle',
  search: 'Suche',
  searchHint: 'Zum Beispiel Kaffee',
  sort: 'Sortierung',
  showSearch: 'Suche zeigen',
  showSort: 'Sortierung zeigen',
}

const radioCards = (id: string, first: string | undefined, error?: string) =>
  withValue(first, (value, onChange) => (
    <RadioCards
      id={id}
      name={id}
      legend="Mit welcher Ihrer Karten möchten Sie die Prämie einlösen?"
      options={cardOptions}
      value={value}
      onChange={onChange}
      error={error}
    />
  ))

const chips = (label: string, scrolling: boolean) =>
  withValue<string | null>('Käse', (value, onChange) => (
    <FilterChips
      label={label}
      options={[
        { value: null, label: 'Alle' },
        ...categories.map((category) => ({ value: category, label: category })),
      ]}
      value={value}
      onChange={onChange}
      scrolling={scrolling}
    />
  ))

const filter: ListFilter<string, string> = { category: null, text: '', sort: 'empfohlen' }

const listFilters = (beside?: Elements) =>
  withValue(filter, (value, onChange) => (
    <Stack>
      <ListFilters
        texts={filterTexts}
        categories={categories}
        sorts={sorts}
        filter={value}
        onChange={(part) => onChange({ ...value, ...part })}
      />
      {beside}
    </Stack>
  ))

export const choices: Family = {
  id: 'choices',
  title: 'Choices and filters',
  states: {
    'Checkbox: off': <Checkbox label="Ich möchte den Newsletter erhalten" />,
    'Checkbox: on': <Checkbox label="Ich möchte den Newsletter erhalten" defaultChecked />,
    'Checkbox: wrong, with a link': (
      <Checkbox
        mark="*"
        required
        label={
          <span>
            Ich stimme den <a href="#conditions">Teilnahmebedingungen</a> zu
          </span>
        }
        error="Bitte stimmen Sie den Teilnahmebedingungen zu."
      />
    ),
    'Checkbox: disabled': <Checkbox label="Ich möchte den Newsletter erhalten" disabled />,
    'Switch: off': <Switch label="E-Mails zu neuen Aktionen" />,
    'Switch: on': <Switch label="E-Mails zu meinen Punkten" defaultChecked />,
    'Switch: disabled': <Switch label="E-Mails zu Erlebnissen" disabled />,
    ErrorText: <ErrorText>{errorText('failed')}</ErrorText>,
    'RadioCards: nothing chosen': radioCards('open', undefined),
    'RadioCards: chosen': radioCards('chosen', '2'),
    'RadioCards: wrong': radioCards('wrong', undefined, 'Bitte wählen Sie eine Karte aus.'),
    'FilterChips: several rows': chips('Kategorien', false),
    'FilterChips: one row on a phone': chips('Kategorien in einer Reihe', true),
    ListFilters: wide(listFilters()),
    'ListFilters: a count beside the buttons of a phone': wide(
      listFilters(<output data-beside-tools>66 Prämien</output>),
    ),
  },
}

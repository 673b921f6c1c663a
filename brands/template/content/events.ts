import * as facts from '@portal/shared-contracts/facts/brand-facts'
import { capitalised, the } from '@portal/shared-contracts/brand/noun'
import { emailAbout, type CalendarEvent } from '../../texts.ts'

const booking = (title: string) => emailAbout('Platz anfragen', `Platz anfragen: ${title}`)

/** All events, in any order; past ones are not shown. */
export const events: readonly CalendarEvent[] = [
  {
    id: 'winterabend',
    title: 'Abend im Winter',
    text: 'Beispieltermin: Hier steht in zwei Sätzen, was es zu erleben gibt und für wen der Abend gedacht ist.',
    startsAt: '2027-01-21T18:30',
    place: capitalised(facts.inStore),
    price: '25 € pro Person',
    picture: new URL('../pictures/event-tasting.svg', import.meta.url).href,
    pictureAlt: '',
    booking: booking('Abend im Winter'),
  },
  {
    id: 'fruehlingsabend',
    title: 'Abend im Frühling',
    text: 'Beispieltermin: Hier steht in zwei Sätzen, was an dem Abend geschieht und was die Gäste mit nach Hause nehmen.',
    startsAt: '2027-04-15T19:00',
    place: capitalised(facts.inStore),
    price: '60 € pro Person',
    picture: new URL('../pictures/event-cooking.svg', import.meta.url).href,
    pictureAlt: '',
    booking: booking('Abend im Frühling'),
  },
  {
    id: 'sommerfest',
    title: 'Sommerfest',
    text: 'Beispieltermin: Hier steht in zwei Sätzen, was an den drei Tagen geboten wird und wo es stattfindet.',
    startsAt: '2027-07-02T11:00',
    endsOn: '2027-07-04',
    place: `Vor ${the(facts.store, 'dative')}`,
    price: 'Eintritt frei',
    picture: new URL('../pictures/event-summer.svg', import.meta.url).href,
    pictureAlt: '',
  },
]

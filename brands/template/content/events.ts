import { emailAbout, type CalendarEvent } from '../../texts.ts'

const booking = (title: string) => emailAbout('Platz anfragen', `Platz anfragen: ${title}`)

/** All events, in any order; past ones are not shown. */
export const events: readonly CalendarEvent[] = [
  {
    id: 'verkostung',
    title: 'Verkostung im Winter',
    text: 'Beispieltermin: Hier steht in zwei Sätzen, was es zu erleben gibt und für wen der Abend gedacht ist.',
    startsAt: '2027-01-21T18:30',
    place: 'Im Laden',
    price: '25 € pro Person',
    picture: new URL('../pictures/event-tasting.svg', import.meta.url).href,
    booking: booking('Verkostung im Winter'),
  },
  {
    id: 'kochabend',
    title: 'Kochabend im Frühling',
    text: 'Beispieltermin: Hier steht in zwei Sätzen, was gekocht wird und was die Gäste mit nach Hause nehmen.',
    startsAt: '2027-04-15T19:00',
    place: 'Im Laden',
    price: '60 € pro Person',
    picture: new URL('../pictures/event-cooking.svg', import.meta.url).href,
    booking: booking('Kochabend im Frühling'),
  },
  {
    id: 'sommerfest',
    title: 'Sommerfest',
    text: 'Beispieltermin: Hier steht in zwei Sätzen, was an den drei Tagen geboten wird und wo es stattfindet.',
    startsAt: '2027-07-02T11:00',
    endsOn: '2027-07-04',
    place: 'Vor dem Laden',
    price: 'Eintritt frei',
    picture: new URL('../pictures/event-summer.svg', import.meta.url).href,
  },
]

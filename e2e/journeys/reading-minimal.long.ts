import { readingJourneys } from '../portal/reading.ts'
import { test } from '../portal/test.ts'

// A backend that sends what is promised and nothing else; its member has no address.
test.use({ backend: 'minimal' })

readingJourneys({
  loginName: 'erika@minimal.example',
  name: 'Herzlich willkommen',
  balance: '4.321,5',
  highlight: { title: 'Feigensenf', path: /\/top\/feigensenf_501$/ },
  coupon: 'Punkte extra',
  reward: { couponId: '501', title: 'Feigensenf', price: '900,5' },
  address: false,
  bookings: '3 Buchungen',
  severalCards: false,
})

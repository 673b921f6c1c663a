import { readingJourneys } from '../portal/reading.ts'
import { member } from '../portal/test.ts'

readingJourneys({
  loginName: member.loginName,
  name: 'Herzlich willkommen Marlene Abel',
  balance: '4.321',
  highlight: { title: 'Trüffelöl, 100 ml', path: /\/top\/.*_R1$/ },
  coupon: '5-fach punkten an der Käsetheke',
  reward: { couponId: 'R2', title: 'Hauskaffee No. 7', price: '900' },
  address: true,
  bookings: '8 Buchungen',
  severalCards: true,
})

import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { readingJourneys } from '../portal/reading.ts'
import { member } from '../portal/test.ts'

readingJourneys({
  loginName: member.loginName,
  name: 'Herzlich willkommen Marlene Abel',
  balance: '4.321',
  highlight: { title: titleOf('R1'), path: /\/top\/.*_R1$/ },
  coupon: titleOf('A1'),
  reward: { couponId: 'R2', title: titleOf('R2'), price: '900' },
  address: true,
  bookings: '8 Buchungen',
  severalCards: true,
})

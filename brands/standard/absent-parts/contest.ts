import type { Contest } from '../../texts.ts'

/** In place of the contest of a brand without one. It is over, and no page shows it. */
export const contest: Contest = {
  title: '',
  lead: '',
  texts: [],
  prizes: [],
  opensOn: '2000-01-01',
  closesOn: '2000-01-01',
  picture: '',
  pictureAlt: '',
  entry: { kind: 'link', text: '', link: { text: '', to: '' } },
}

/** The beginnings of titles of journeys that do not run in Firefox, each with the reason. */
const reasons: Readonly<Record<string, string>> = {
  'the scripts of a remote do not wait': 'Priorities of requests are read over the protocol of Chromium.',
  'a page without React shows public rewards': 'Bytes and priorities are read over the protocol of Chromium.',
  'a member gives and withdraws the consent to beExcited': 'Playwright reports no downloads over BiDi.',
  'bookings are searched, limited to a period': 'Playwright reports no downloads over BiDi.',
  'proposed names are shown as changed': 'Playwright reads no bodies of requests over BiDi.',
}

export const notInFirefox = Object.keys(reasons).map((title) => new RegExp(title))

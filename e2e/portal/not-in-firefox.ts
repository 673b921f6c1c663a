/** The beginnings of titles of journeys that do not run in Firefox, each with the reason. */
const reasons: Readonly<Record<string, string>> = {
  'the scripts of a remote do not wait': 'Priorities of requests are read over the protocol of Chromium.',
}

export const notInFirefox = Object.keys(reasons).map((title) => new RegExp(title))

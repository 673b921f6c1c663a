/** The beginnings of titles of journeys that do not run in Firefox, each with the reason. */
const reasons: Readonly<Record<string, string>> = {
  'the scripts of a remote do not wait': 'Priorities of requests are read over the protocol of Chromium.',
  'a page without React shows public rewards': 'Bytes and priorities are read over the protocol of Chromium.',
  'without motion pages': 'Playwright does not set the preference for less motion over BiDi.',
  'printed on one page': 'Playwright prints only in Chromium.',
  'the largest paint of Prämien': 'Which paint is the largest depends on how a browser measures texts.',
  'back (in a list|and forward between sort orders) of a thousand':
    'Playwright misses the new address while Firefox lays out a thousand cards; the page has it.',
  'pages of a member report': 'Firefox does not measure how much a page moves.',
  'the second visit of a visitor fetches no script': 'The page cache is asked over the protocol of Chromium.',
  'after (the power button|closing the browser) no text': 'The profile on the disk is one of Chromium.',
  'Back leaves the page for joining':
    'Playwright misses the new address of a page that Firefox shows from its back/forward cache.',
  'pictures of a page that is left stop loading':
    'Playwright does not say in Firefox that a request that it holds back was cancelled; a server sees it end.',
  '(a card number stays as it is typed|a keyboard that composes|an e-mail address with suggestions, and a search)':
    'A keyboard composes over the protocol of Chromium.',
  'a filter that is chosen within the list':
    'Playwright scrolls a page in Firefox before it presses a button that is always in view, so that Back has another place.',
  'a name (that sets|in letters)':
    'Playwright reads no body of a POST in Firefox, so that a journey cannot send it on.',
}

export const notInFirefox = Object.keys(reasons).map((title) => new RegExp(title))

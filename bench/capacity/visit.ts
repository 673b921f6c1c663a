/** What members do that costs the edge something; a session is its two logins and its end. */
export const actions = [
  'page',
  'file',
  'session',
  'refresh',
  'read',
  'list',
  'order',
  'picture',
  'new picture',
] as const
export type Action = (typeof actions)[number]

/** How often each action happens; in a visit the mean, such as 0.02 orders. */
export type Counts = Readonly<Record<Action, number>>

/**
 * A visit of a member: one document, the files of the visits in which the browser has none (every fourth), the calls of
 * four pages, and the pictures of a list that are not in the browser's cache. Every third visit begins a session.
 */
export const visit: Counts = {
  page: 1,
  file: 10,
  session: 0.33,
  refresh: 0.67,
  read: 8,
  list: 2,
  order: 0.02,
  picture: 8,
  'new picture': 0.002,
}

/** What the page says: to a visitor, or to a member with a balance in points. */
export type Greeting = { kind: 'visitor' } | { kind: 'member'; points: number }

/** The greeting for a balance; null without a member. */
export const greetingFor = (points: number | null): Greeting =>
  points === null ? { kind: 'visitor' } : { kind: 'member', points }

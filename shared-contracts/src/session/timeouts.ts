/*
 * Times of the session, in seconds. The settings IDLE_TIMEOUT, TOKEN_REFRESH_AGE and
 * POINTS_REFRESH_AGE of the edge override those of their names. The kiosk has times of its own.
 */

/** A login lasts at most this long: its tokens, and the cookies that belong to it. */
export const sessionAge = 30 * 24 * 60 * 60

/** Without activity in any tab for this long, a member is logged out. */
export const idleTimeout = 1800

/** An access token older than this is refreshed. */
export const tokenRefreshAge = 600

/** A balance older than this is loaded again. */
export const pointsRefreshAge = 300

/** How long before the idle logout the member is asked to stay. */
export const idleWarning = 60

/** How often the ages above are checked. */
export const checkInterval = 3

/** Activity is recorded this long after its last event. */
export const activityDebounce = 0.5

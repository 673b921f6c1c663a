/**
 * When a version of a remote is taken back. Networks are counted instead of reports, because one visitor can send many
 * reports from many addresses of one network. Five networks are few enough for a canary at 5 percent of a small portal
 * and more than one visitor has; ten percent are more than the browsers whose own connection or extensions fail.
 */
export const errorBudget = {
  /** Length of the window in which networks are counted. */
  minutes: 10,
  /** So many distinct networks must have failed. */
  networks: 5,
  /** And more than this share of the networks that loaded the version. */
  percent: 10,
} as const

/** Distinct networks in the window that loaded a version, and those among them in which it failed. */
export type VersionCounts = { loads: number; failed: number }

/** Whether a version failed for so many that it is taken back. */
export const isSpent = ({ loads, failed }: VersionCounts): boolean =>
  failed >= errorBudget.networks && failed * 100 > loads * errorBudget.percent

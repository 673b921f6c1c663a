/** Cards of one grid, which the browser lays out apart from the others: full rows in one to four columns. */
export const gridLength = 48

/** Cards of a list that is shown whole; the page of a longer one would have more elements than a slow phone lays out. */
export const wholeLength = 2 * gridLength

/** How many cards of a list are shown when `asked` were asked for. */
export const shownCards = (asked: number, length: number): number =>
  length <= wholeLength ? length : Math.min(length, Math.max(asked, gridLength))

/** How many cards are shown so that the one at `index` is among them. */
export const shownWith = (index: number, length: number): number =>
  shownCards(gridLength * Math.ceil((index + 1) / gridLength), length)

/* Titles of the notice with which the shell replaces a part of a remote that failed. */

export const failedPage = 'Diese Seite lässt sich gerade nicht laden'
export const failedWidget = 'Dieser Bereich lässt sich gerade nicht laden'

/** Titles of the notice with which the shell replaces a part of a remote that failed: a page, or a widget. */
export const remoteFailed = {
  page: 'Diese Seite lässt sich gerade nicht laden',
  widget: 'Dieser Bereich lässt sich gerade nicht laden',
} as const

/** Attributes of a select that shows its value and ignores changes: HTML has no read-only select. */
export const readOnlySelect = { 'aria-disabled': true, onChange: () => {} } as const

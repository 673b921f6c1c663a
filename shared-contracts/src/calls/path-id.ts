/**
 * An id that can be a segment of a backend path: at most 128 characters that every server reads in one way. Slashes,
 * backslashes and percent signs are not, and `.` and `..` are steps in a path.
 */
export const pathId = /^(?!\.{1,2}$)[\w.:+-]{1,128}$/

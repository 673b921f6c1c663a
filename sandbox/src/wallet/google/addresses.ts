/** Where the sandbox stands in for Google; below it are Google's own paths. */
export const googlePath = '/wallet/google'

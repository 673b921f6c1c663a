/** Where the sandbox plays Google; below it are Google's own paths. */
export const googlePath = '/wallet/google'

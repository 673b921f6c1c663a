import { ApiError } from '@portal/page-library/api'

/** The error of a login whose cookie the browser does not send. */
export const cookiesRefused = (): ApiError =>
  new ApiError(globalThis.location?.protocol === 'http:' ? 'cookiesRefusedOverHttp' : 'cookiesRefused')

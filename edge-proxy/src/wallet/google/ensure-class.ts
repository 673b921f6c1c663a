import type { Logger } from 'pino'
import { createFaultLog } from '../../http/fault-log.ts'
import type { GoogleApi } from './api.ts'

/** ms between two attempts to create the class. */
const interval = 60_000

/** Creates the class in the background, and tries again until Google has it. Returns a function that stops it. */
export function ensureClass(
  google: Pick<GoogleApi, 'createClass'>,
  logger: Pick<Logger, 'info' | 'error'>,
): () => void {
  const logFault = createFaultLog((reason) => logger.error({ reason }, 'Google has no class for passes'))
  const attempt = async (): Promise<void> => {
    try {
      if ((await google.createClass()) === 'created') logger.info('the class of Google passes was made')
      clearInterval(timer)
    } catch (error) {
      logFault(String(error))
    }
  }
  const timer = setInterval(() => void attempt(), interval).unref()
  void attempt()
  return () => clearInterval(timer)
}

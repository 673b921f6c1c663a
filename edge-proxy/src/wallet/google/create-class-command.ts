import { readConfig } from '../../config/config.ts'
import { createGoogleApi } from './api.ts'

// A command that creates the class of Google passes, or brings it up to date with the brand, with the settings of the
// edge (docs/operate.md).

try {
  const { wallet, publicOrigin } = readConfig(process.env)
  if (!wallet?.google) throw new Error('WALLET_GOOGLE_SERVICE_ACCOUNT and WALLET_GOOGLE_ISSUER must be set.')
  const google = createGoogleApi(wallet.google, publicOrigin)
  if ((await google.createClass()) === 'created') console.log('The class was made.')
  else {
    await google.updateClass()
    console.log('The class was brought up to date.')
  }
  await google.close()
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The class could not be made.')
  process.exitCode = 1
}

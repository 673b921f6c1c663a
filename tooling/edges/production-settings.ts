import { randomBytes } from 'node:crypto'
import path from 'node:path'

/** Settings of an edge as in production, with its data below `folder`, without shops, remotes and sources of pictures. */
export const productionSettings = (backend: string, folder: string): Record<string, string> => ({
  NODE_ENV: 'production',
  BACKEND_URL: `${backend}/`,
  SESSION_KEYS: randomBytes(32).toString('base64'),
  REGISTRY_PUBLIC_KEYS: randomBytes(32).toString('base64url'),
  SHOP_ORIGINS: 'none',
  IMAGE_SOURCES: 'none',
  LOYALTY_ORG: 'wire-org',
  LOYALTY_USERNAME: 'wire-user',
  LOYALTY_PASSWORD: 'wire-password',
  DATA_DIR: path.join(folder, 'data'),
  REMOTES_DIR: path.join(folder, 'releases'),
})

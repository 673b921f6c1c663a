import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { root } from '../build/root.ts'
import { imageEnvironment } from '../deploy/containerfile.ts'
import { readDeployedEdge } from '../deploy/deployed-edge.ts'

/** The edge of deploy/kubernetes/several-edges: its settings, probes, limits and times. */
export const deployedEdge = readDeployedEdge(path.join(root, 'deploy/kubernetes/several-edges'))

/** Without the store of releases and the image server, which tests do not have; the brand is that of the build here. */
const { REMOTES_URL: _store, IMAGE_SOCKET: _socket, BRAND: brand = '', ...deployedSettings } = deployedEdge.values

/**
 * Settings of an edge as the image and the manifests for several edges set them, with its data below `folder`. Tests
 * replace what names other machines, keys, and sources of pictures, and most release no remotes.
 */
export const productionSettings = (backend: string, folder: string): Record<string, string> => ({
  ...imageEnvironment,
  ...deployedSettings,
  BRAND: process.env['BRAND'] ?? brand,
  HOST: '127.0.0.1',
  TRUSTED_PROXIES: '127.0.0.1',
  METRICS_READERS: '127.0.0.1',
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
  READY_WITHOUT_REMOTES: 'on',
})

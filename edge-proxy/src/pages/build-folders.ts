import path from 'node:path'

/** The folders with the files of builds that the edge serves; deploy/Containerfile copies them. */
export type BuildFolders = {
  /** The shell's build. */
  shellDist: string
  /** Files with fixed names: icons and robots.txt. */
  publicDir: string
  /** The embed build. */
  embedDist: string
}

const root = path.resolve(import.meta.dirname, '../../..')

export const buildFolders: BuildFolders = {
  shellDist: path.join(root, 'shell/dist'),
  publicDir: path.join(root, 'shell/dist/public'),
  embedDist: path.join(root, 'embed/dist'),
}

/** The folders of a portal of development, with the development React in the shell. */
export const developmentFolders: BuildFolders = {
  ...buildFolders,
  shellDist: path.join(root, 'shell/development/dist'),
  publicDir: path.join(root, 'shell/development/dist/public'),
}

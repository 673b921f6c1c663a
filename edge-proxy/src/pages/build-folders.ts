import path from 'node:path'

/** The folders with the files of builds that the edge serves; deploy/Containerfile copies them. */
export type BuildFolders = {
  shellDist: string
  /** Files with fixed names: icons and robots.txt. */
  publicDir: string
  embedDist: string
}

const root = path.resolve(import.meta.dirname, '../../..')

const foldersOfBuild = (shellDist: string): BuildFolders => ({
  shellDist,
  publicDir: path.join(shellDist, 'public'),
  embedDist: path.join(root, 'embed/dist'),
})

/** Those of a build for production. */
export const buildFolders = foldersOfBuild(path.join(root, 'shell/dist'))
/** With the development React in the shell. */
export const developmentFolders = foldersOfBuild(path.join(root, 'shell/development/dist'))

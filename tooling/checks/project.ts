import path from 'node:path'
import { API, type Project } from 'typescript/unstable/sync'
import type { Findings } from './source-files.ts'

/** What is read from the TypeScript project of a folder; null if there is none. */
export function inProject<T>(folder: string, read: (project: Project) => T): T | null {
  const api = new API({ cwd: folder })
  try {
    const [project] = api.updateSnapshot({ openProjects: [path.join(folder, 'tsconfig.json')] }).getProjects()
    return project ? read(project) : null
  } finally {
    api.close()
  }
}

/** What a check finds in the TypeScript project of a folder. */
export const findingsInProject = (
  folder: string,
  findingsOf: (project: Project, folder: string) => Findings,
): Findings => inProject(folder, (project) => findingsOf(project, folder)) ?? ['no project found']

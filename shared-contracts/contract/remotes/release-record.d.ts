export type ReleaseRecordInput = {
  name: string
  version: string
  revision: string
  contract: string
  entry: string
  global: string
  module?: true | undefined
  files: {
    [x: string]: string
  }
  routes: {
    path: string
    title: string
    lead?: string | undefined
    loginRequired?: boolean | undefined
    hideHeader?: boolean | undefined
    hideMenu?: boolean | undefined
    hideFooter?: boolean | undefined
    hideHero?: boolean | undefined
    skeleton?: string | undefined
    expose?: string | undefined
    chunks: string[]
  }[]
  widgets: {
    [x: string]: string[]
  }
  uses?: string[] | undefined
  shared?:
    | {
        [x: string]: string
      }
    | undefined
  menu?:
    | {
        menu: string
        label: string
        path: string
      }[]
    | undefined
  slots?:
    | {
        slot: string
        widget: string
      }[]
    | undefined
}

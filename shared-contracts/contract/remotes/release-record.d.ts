export type ReleaseRecordInput = {
  name: 'mfe-account' | 'mfe-auth' | 'mfe-cards' | 'mfe-loyalty-coupons' | 'mfe-rewards'
  version: string
  revision: string
  contract: string
  entry: string
  global: string
  files: {
    [x: string]: string
  }
  routes: {
    path: string
    title: string
    loginRequired?: boolean | undefined
    hideHeader?: boolean | undefined
    hideMenu?: boolean | undefined
    hideFooter?: boolean | undefined
    hideHero?: boolean | undefined
    skeleton?: string | undefined
    chunks: string[]
  }[]
  widgets: {
    [x: string]: string[]
  }
}

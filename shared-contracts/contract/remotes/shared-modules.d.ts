export declare const sharedModules: {
  readonly react: {
    readonly version: '19.0.0'
  }
  readonly 'react/jsx-runtime': {
    readonly version: '19.0.0'
  }
  readonly 'react-dom': {
    readonly version: '19.0.0'
  }
  readonly 'react-dom/client': {
    readonly version: '19.0.0'
  }
  readonly nanostores: {
    readonly version: '1.0.0'
  }
  readonly '@nanostores/react': {
    readonly version: '1.0.0'
  }
  readonly '@delikaterie/shared-contracts/account-coupons': {
    readonly version: '1.0.0'
  }
  readonly '@delikaterie/shared-contracts/api': {
    readonly version: '1.0.0'
  }
  readonly '@delikaterie/shared-contracts/bus': {
    readonly version: '1.0.0'
  }
  readonly '@delikaterie/shared-contracts/drafts': {
    readonly version: '1.0.0'
  }
  readonly '@delikaterie/shared-contracts/navigation': {
    readonly version: '1.0.0'
  }
  readonly '@delikaterie/shared-contracts/session': {
    readonly version: '1.0.0'
  }
  readonly '@delikaterie/shared-contracts/schema': {
    readonly version: '1.0.0'
    readonly optional: true
  }
  readonly '@delikaterie/shared-ui/icons': {
    readonly version: '1.0.0'
    readonly optional: true
  }
}
export type SharedModules = typeof sharedModules

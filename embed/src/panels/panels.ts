// One module, because elements that need no login load none of it.
export { JoinPanel, LoginPanel } from './panel-views.tsx'
export { openPopupLogin } from './popup-login.ts'

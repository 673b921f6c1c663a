/** What others may know of the sandbox without starting it: who can log in, and with which credentials. */
export { demoCredentials, demoFreeCards, demoLogins, demoPassword } from './state/demo-members.ts'
export { sandboxErrorCodes } from './state/refusals.ts'

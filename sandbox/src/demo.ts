/** Demo accounts and credentials, for use without starting the sandbox. */
export { demoCredentials, demoFreeCards, demoKioskKey, demoLogins, demoPassword } from './state/demo-members.ts'

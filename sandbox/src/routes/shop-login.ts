import { fieldName } from '@portal/shared-contracts/calls/member-fields'
import { login, loginByToken, refreshAccess, type ErrorCode } from '@portal/shared-contracts/calls'
import { bookLongHistory, longHistoryAccount } from '../state/long-history.ts'
import { matchesPassword, memberByLogin, userDataOf, type Member } from '../state/members.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { deleteToken, issueToken, memberByToken } from '../state/tokens.ts'
import { isEmailAddress } from './field-checks.ts'
import { content, rejectField, type CallResponse } from './call-response.ts'
import { openRoute, type Route } from './route.ts'

/** The error code of each status that prevents the login. */
export const statusErrors: Record<Exclude<Member['status'], 'active'>, ErrorCode> = {
  inactive: 'accountInactive',
  locked: 'accountLocked',
  terminated: 'accountTerminated',
  notAllowed: 'loginNotAllowed',
  company: 'accountIsCompany',
  webshopInactive: 'webshopAccountInactive',
  webshopLocked: 'webshopAccountLocked',
}

/** Login by password, login by the shop's session token, and a new access token. */
export function loginRoutes(state: SandboxState): Route[] {
  return [
    openRoute(login, ({ body: { loginName, password } }) => logIn(state, loginName, password)),
    openRoute(loginByToken, ({ body: { sessionToken } }) => {
      const member = memberByToken(state, 'session', sessionToken)
      if (!member) return rejectField('credentialError', 'sessionToken')
      deleteToken(state, sessionToken)
      return member.status === 'active'
        ? openSession(state, member)
        : rejectField(statusErrors[member.status], fieldName.loginName)
    }),
    openRoute(refreshAccess, ({ body: { refreshToken } }) => {
      const member = memberByToken(state, 'refresh', refreshToken)
      if (member?.status !== 'active') return rejectField('credentialError', 'refreshToken')
      return content(null, { accessToken: issueToken(state, 'access', member.id) })
    }),
  ]
}

function logIn(state: SandboxState, loginName: string, password: string): CallResponse {
  if (loginName.trim() === '') return rejectField('loginNameUndefined', fieldName.loginName)
  if (!isEmailAddress(loginName)) return rejectField('emailSyntaxError', fieldName.loginName, loginName)
  if (password === '') return rejectField('stringEmpty', 'password')
  const member = memberByLogin(state, loginName)
  if (!member) return rejectField('loginNameNotExists', fieldName.loginName, loginName)
  // Checked before the status, which only the owner of the password may learn.
  if (!matchesPassword(password, member.passwordHash)) return rejectField('credentialError', 'password')
  return member.status === 'active'
    ? openSession(state, member)
    : rejectField(statusErrors[member.status], fieldName.loginName, loginName)
}

function openSession(state: SandboxState, member: Member): CallResponse {
  if (member.accountId === longHistoryAccount) bookLongHistory(state)
  return content(userDataOf(state, member), {
    accessToken: issueToken(state, 'access', member.id),
    topLevel: {
      refreshToken: issueToken(state, 'refresh', member.id),
      secureToken: issueToken(state, 'secure', member.id),
      externalSessionId: issueToken(state, 'externalSession', member.id),
      webshopOnly: member.accountId === null,
    },
  })
}

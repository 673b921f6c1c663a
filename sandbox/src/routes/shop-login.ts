import { login, loginByToken, refreshAccess } from '@delikaterie/shared-contracts/calls'
import { memberById, memberByLogin, userDataOf } from '../state/members.ts'
import type { Member } from '../state/members.ts'
import { matchesPassword } from '../state/passwords.ts'
import { refusal } from '../state/refusals.ts'
import type { SandboxErrorCode } from '../state/refusals.ts'
import type { SandboxState } from '../state/state.ts'
import { dropToken, issueToken, tokenOwner } from '../state/tokens.ts'
import { isEmailAddress } from './email-address.ts'
import { content, refuse, refuseField } from './reply.ts'
import type { Reply } from './reply.ts'
import { openRoute } from './route.ts'
import type { Route } from './route.ts'

/** Why an account may not log in (spec §8). */
export const statusRefusals: Record<Exclude<Member['status'], 'active'>, SandboxErrorCode> = {
  inactive: 'accountInactive',
  locked: 'accountLocked',
  terminated: 'accountTerminated',
  notAllowed: 'loginNotAllowed',
  company: 'accountIsCompany',
  webshopInactive: 'webshopAccountInactive',
  webshopLocked: 'webshopAccountLocked',
}

/** Login by password, login by the shop's session token, and a new access token (spec §7, Authentication). */
export function loginRoutes(state: SandboxState): Route[] {
  return [
    openRoute(login, ({ body: { loginName, password } }) => logIn(state, loginName, password)),
    openRoute(loginByToken, ({ body: { sessionToken } }) => {
      const owner = tokenOwner(state, 'session', sessionToken)
      const member = owner?.memberId ? memberById(state, owner.memberId) : undefined
      if (!member) return refuseField('credentialError', 'sessionToken')
      dropToken(state, sessionToken)
      return member.status === 'active'
        ? openSession(state, member)
        : refuseField(statusRefusals[member.status], 'loginName')
    }),
    openRoute(refreshAccess, ({ body: { refreshToken } }) => {
      const owner = tokenOwner(state, 'refresh', refreshToken)
      const member = owner?.memberId ? memberById(state, owner.memberId) : undefined
      if (member?.status !== 'active') return refuseField('credentialError', 'refreshToken')
      return content(null, { accessToken: issueToken(state, 'access', member.id) })
    }),
  ]
}

function logIn(state: SandboxState, loginName: string, password: string): Reply {
  if (loginName.trim() === '') return refuseField('loginNameUndefined', 'loginName')
  if (!isEmailAddress(loginName)) return refuseField('emailSyntaxError', 'loginName', loginName)
  if (password === '') return refuseField('stringEmpty', 'password')
  const member = memberByLogin(state, loginName)
  if (!member) return refuseField('loginNameNotExists', 'loginName', loginName)
  // What state an account is in is only told to whoever knows its password.
  if (!matchesPassword(password, member.passwordHash)) return refuse(refusal('credentialError', 'password'))
  return member.status === 'active'
    ? openSession(state, member)
    : refuseField(statusRefusals[member.status], 'loginName', loginName)
}

function openSession(state: SandboxState, member: Member): Reply {
  return content(userDataOf(state, member), {
    accessToken: issueToken(state, 'access', member.id),
    beside: {
      refreshToken: issueToken(state, 'refresh', member.id),
      secureToken: issueToken(state, 'secure', member.id),
      externalSessionId: issueToken(state, 'externalSession', member.id),
      webshopOnly: member.accountId === null,
    },
  })
}

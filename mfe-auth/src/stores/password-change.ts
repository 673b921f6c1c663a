import { send, type Api } from '@delikaterie/shared-contracts/api'
import { changePassword } from '@delikaterie/shared-contracts/calls'
import { createPasswordForm } from './password-form.ts'

const empty = { oldPassword: '', newPassword: '', newPasswordConf: '' }

/** The form with which a member changes the password. */
export const createPasswordChange = (api: Api, onChanged = () => {}) =>
  createPasswordForm(empty, { password: 'newPassword', confirmation: 'newPasswordConf' }, async (body) => {
    await send(api, changePassword, { body })
    onChanged()
  })

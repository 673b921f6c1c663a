import { passwordRules } from '@delikaterie/shared-contracts/domain/password-rule'
import { classNames } from '@delikaterie/shared-ui/class-names'
import { CheckIcon } from '@delikaterie/shared-ui/icons'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import { t } from '../messages/password-rules.ts'
import * as css from './password-rules.module.css'

/** The rules of a new password, each with a tick once it is met. The server decides; nothing is blocked. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  return (
    <div id={id} className={css.rules}>
      <p>{t.title}</p>
      <ul className={css.list}>
        {passwordRules(password).map(({ rule, met }) => (
          <li key={rule} className={classNames(css.rule, met && css.met)}>
            <span className={css.mark}>{met && <CheckIcon size={16} />}</span>
            <span>
              {t[rule]}
              {met && <VisuallyHidden> {t.met}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

import type { login } from '../../../../contract/accounts/login.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { logIn } from '../login/log-in.ts';
import { answerLogin } from '../sessions.ts';

export function loginHandler(deps: AccountsContext): Handler<typeof login> {
  return async ({ user: { email, password, code }, loginPersistent }, call) => {
    const outcome = await logIn(deps, { login: email, password, code }, call, loginPersistent);
    return outcome.ok ? { ok: true, data: answerLogin(outcome.begun, call) } : outcome;
  };
}

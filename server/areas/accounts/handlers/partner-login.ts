import type { partnerLogin } from '../../../../contract/accounts/partner-login.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { logIn } from '../login/log-in.ts';
import { answerLogin } from '../sessions.ts';

export function partnerLoginHandler(deps: AccountsContext): Handler<typeof partnerLogin> {
  return async ({ partner, c: password, code }, call) => {
    const outcome = await logIn(
      deps,
      { login: String(partner), password, code, form: 'partner' },
      call,
      false,
    );
    return outcome.ok ? { ok: true, data: answerLogin(outcome.begun, call) } : outcome;
  };
}

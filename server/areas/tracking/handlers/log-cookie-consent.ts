import type { logCookieConsent } from '../../../../contract/tracking/log-cookie-consent.ts';
import { toConsentChoice } from '../../../../domain/consent.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Tracking } from '../tracking-context.ts';

/** Stores an answer. With consent a visitor gets a permanent uid; without it, keeps one only if other data depend on it. */
export function logCookieConsentHandler(deps: {
  accounts: Pick<Accounts, 'find'>;
  tracking: Pick<Tracking, 'logConsent'>;
}): Handler<typeof logCookieConsent> {
  return async ({ accepted }, call) => {
    const usages = Array.isArray(accepted)
      ? accepted
      : Object.entries(accepted).map(([name, usage]) => ({ name, usage: usage === true }));
    const choice = toConsentChoice(usages);
    const { uid } = call;
    await deps.tracking.logConsent(uid, choice);
    const allowsAny = choice.statistic || choice.marketing;
    if (uid !== null && allowsAny) call.keepUid(uid);
    const isKnown = uid !== null && (allowsAny || (await deps.accounts.find(uid)) !== null);
    return { ok: true, data: { logged: true, keepsUid: isKnown } };
  };
}

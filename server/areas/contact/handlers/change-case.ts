import type { changeCase as endpoint } from '../../../../contract/contact/change-case.ts';
import type { Handler } from '../../../http/handler.ts';
import { readCase } from '../read-case.ts';
import { changeCase, type CaseDeps } from '../work-on-case.ts';

export function changeCaseHandler(deps: CaseDeps): Handler<typeof endpoint> {
  return async ({ caseNumber, ...change }, { user }) => {
    const outcome = await changeCase(deps, caseNumber, change, user.uid);
    if (outcome === 'day is over') return { ok: false, type: 'follow-up-over', data: null };
    if (outcome === 'no colleague') return { ok: false, type: 'colleague-missing', data: null };
    const data =
      outcome === 'changed' ? await readCase(deps, deps.connection.db, caseNumber, user.uid) : null;
    return data ? { ok: true, data } : { ok: false, type: 'case-not-found', data: null };
  };
}

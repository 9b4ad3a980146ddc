import type { getCase } from '../../../../contract/contact/get-case.ts';
import type { Handler } from '../../../http/handler.ts';
import { readCase } from '../read-case.ts';
import type { CaseDeps } from '../work-on-case.ts';

export function getCaseHandler(deps: CaseDeps): Handler<typeof getCase> {
  return async ({ caseNumber }, { user }) => {
    const data = await readCase(deps, deps.connection.db, caseNumber, user.uid);
    return data ? { ok: true, data } : { ok: false, type: 'case-not-found', data: null };
  };
}

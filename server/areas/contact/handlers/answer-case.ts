import type { answerCase as endpoint } from '../../../../contract/contact/answer-case.ts';
import type { Handler } from '../../../http/handler.ts';
import { readCase } from '../read-case.ts';
import { answerCase, type CaseDeps } from '../work-on-case.ts';

export function answerCaseHandler(deps: CaseDeps): Handler<typeof endpoint> {
  return async ({ caseNumber, text, close, files, idempotencyKey }, { user }) => {
    const outcome = await answerCase(deps, { caseNumber, text, close, files, idempotencyKey }, user.uid);
    if (!outcome.ok) return outcome;
    const data = await readCase(deps, deps.connection.db, caseNumber, user.uid);
    return data ? { ok: true, data } : { ok: false, type: 'case-not-found', data: null };
  };
}

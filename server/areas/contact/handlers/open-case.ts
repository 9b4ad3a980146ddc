import type { openCase as endpoint } from '../../../../contract/contact/open-case.ts';
import { contactTopics } from '../../../../domain/contact-topics.ts';
import type { Handler } from '../../../http/handler.ts';
import { openCase } from '../open-case.ts';
import { readCase } from '../read-case.ts';
import type { CaseDeps } from '../work-on-case.ts';

export function openCaseHandler(deps: CaseDeps): Handler<typeof endpoint> {
  return async (input, { user }) => {
    const topics: readonly string[] = contactTopics[input.kind];
    if (!topics.includes(input.topic)) return { ok: false, type: 'topic-unknown', data: null };
    if (input.followUpOn !== null && input.followUpOn < deps.clock.today())
      return { ok: false, type: 'follow-up-over', data: null };
    const outcome = await openCase(deps, input, user.uid);
    if (!outcome.ok) return outcome;
    const data = await readCase(deps, deps.connection.db, outcome.data.caseNumber, user.uid);
    if (!data) throw new Error(`Case ${outcome.data.caseNumber} was opened and is gone.`);
    return { ok: true, data };
  };
}

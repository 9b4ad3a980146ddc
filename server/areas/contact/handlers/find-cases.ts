import type { findCases } from '../../../../contract/contact/find-cases.ts';
import type { Handler } from '../../../http/handler.ts';
import type { CaseDeps } from '../work-on-case.ts';
import { caseStore } from '../case-store.ts';
import { presentCase } from '../read-case.ts';
import { officeRoles } from '../work-on-case.ts';

const pageSize = 50;

export function findCasesHandler({
  connection: { db },
}: Pick<CaseDeps, 'connection'>): Handler<typeof findCases> {
  return async ({ state, topic, assignee, query, priority }, { user }) => {
    const filter = { state, topic, assignee, query, priority, uid: user.uid };
    const { total, cases } = await caseStore.find(db, filter, pageSize);
    const colleagues = await caseStore.colleagues(db, officeRoles);
    return {
      ok: true,
      data: {
        total,
        cases: cases.map(presentCase),
        colleagues: colleagues.map(({ number, name }) => ({ number, name })),
      },
    };
  };
}

import type { listPartnerCommissions } from '../../../../contract/partner-statements/list-partner-commissions.ts';
import type { Handler } from '../../../http/handler.ts';
import type { PartnerStatementsDeps } from '../partner-statements-context.ts';
import { readCommissions } from '../read-commissions.ts';

export function listPartnerCommissionsHandler({
  connection: { db },
  clock,
}: Pick<PartnerStatementsDeps, 'connection' | 'clock'>): Handler<typeof listPartnerCommissions> {
  return async () => ({ ok: true, data: await readCommissions(db, clock.today()) });
}

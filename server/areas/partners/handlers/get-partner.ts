import type { getPartner } from '../../../../contract/partners/get-partner.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Partners } from '../partners-context.ts';

export function getPartnerHandler({
  partners,
}: {
  partners: Pick<Partners, 'findByPid'>;
}): Handler<typeof getPartner> {
  return async ({ pid }) => ({ ok: true, data: await partners.findByPid(pid) });
}

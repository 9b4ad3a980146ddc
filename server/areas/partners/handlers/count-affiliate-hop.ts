import type { countAffiliateHop } from '../../../../contract/partners/affiliate-hop.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Partners } from '../partners-context.ts';

export function countAffiliateHopHandler({
  partners,
}: {
  partners: Pick<Partners, 'hop'>;
}): Handler<typeof countAffiliateHop> {
  return async ({ url, pid }) => {
    const target = await partners.hop(url, pid);
    return target ? { ok: true, data: target } : { ok: false, type: 'target-not-allowed', data: null };
  };
}

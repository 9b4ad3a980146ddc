import type { getAffiliateTarget } from '../../../../contract/partners/affiliate-hop.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Partners } from '../partners-context.ts';

export function getAffiliateTargetHandler({
  partners,
}: {
  partners: Pick<Partners, 'target'>;
}): Handler<typeof getAffiliateTarget> {
  return async ({ url }) => {
    const target = await partners.target(url);
    return target ? { ok: true, data: target } : { ok: false, type: 'target-not-allowed', data: null };
  };
}

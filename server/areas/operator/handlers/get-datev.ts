import type { getDatev } from '../../../../contract/operator/get-datev.ts';
import type { Handler } from '../../../http/handler.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { presentDatev } from '../present-datev.ts';

export function getDatevHandler(deps: OperatorDeps): Handler<typeof getDatev> {
  return async () => ({ ok: true, data: await presentDatev(deps) });
}

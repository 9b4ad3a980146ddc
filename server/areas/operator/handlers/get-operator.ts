import type { getOperator } from '../../../../contract/operator/get-operator.ts';
import type { Handler } from '../../../http/handler.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { presentOperator } from '../present-operator.ts';

export function getOperatorHandler(deps: OperatorDeps): Handler<typeof getOperator> {
  return async () => ({ ok: true, data: await presentOperator(deps) });
}

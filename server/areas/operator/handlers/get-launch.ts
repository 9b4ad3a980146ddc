import type { getLaunch } from '../../../../contract/operator/get-launch.ts';
import type { Handler } from '../../../http/handler.ts';
import { presentLaunch } from '../launch/look-at-launch.ts';
import type { OperatorDeps } from '../operator-deps.ts';

export function getLaunchHandler(deps: OperatorDeps): Handler<typeof getLaunch> {
  return async () => ({ ok: true, data: await presentLaunch(deps) });
}

import type { getOfficeHours } from '../../../../contract/operator/office-hours.ts';
import type { Handler } from '../../../http/handler.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { presentHours } from '../present-hours.ts';

export function getOfficeHoursHandler(deps: OperatorDeps): Handler<typeof getOfficeHours> {
  return async () => ({ ok: true, data: await presentHours(deps) });
}

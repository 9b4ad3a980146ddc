import type { Api } from '../../../../contract/api.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { toDeviceTime } from '../../../app/device-clock.ts';

export type Planned = ResponseOf<Api['listContentRevisions']>['schedules'];

/** Returns the planned time of an action in the format of its field; empty if nothing is planned. */
export function plannedTime(planned: Planned, action: Planned[number]['action']): string {
  const plan = planned.find((entry) => entry.action === action);
  return plan ? toDeviceTime(new Date(plan.at)) : '';
}

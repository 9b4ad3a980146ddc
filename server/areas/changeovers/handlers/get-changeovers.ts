import type { getChangeovers } from '../../../../contract/changeovers/get-changeovers.ts';
import type { Handler } from '../../../http/handler.ts';
import type { ChangeoversDeps } from '../changeovers-context.ts';
import { presentPlan } from '../read-plan.ts';

export function getChangeoversHandler(deps: ChangeoversDeps): Handler<typeof getChangeovers> {
  return async ({ languageCode }, { user }) => ({
    ok: true,
    data: await presentPlan(deps, user.uid, languageCode),
  });
}

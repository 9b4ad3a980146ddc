import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { openSite } from '../../../../contract/operator/open-site.ts';
import type { Handler } from '../../../http/handler.ts';
import { presentLaunch } from '../launch/look-at-launch.ts';
import { launchStore } from '../launch-store.ts';
import type { OperatorDeps } from '../operator-deps.ts';

export function openSiteHandler(deps: OperatorDeps): Handler<typeof openSite> {
  return async (_, { user }): Promise<Outcome<typeof openSite>> => {
    const launch = await presentLaunch(deps);
    if (!launch.canOpen) return { ok: false, type: 'launch-incomplete', data: null };
    await launchStore.prove(
      deps.connection.db,
      'opened',
      deps.clock.now(),
      await deps.findPersonName(user.uid),
    );
    await deps.readAgain();
    return { ok: true, data: { ...launch, isClosed: false } };
  };
}

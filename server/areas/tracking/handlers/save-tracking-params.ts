import type { saveTrackingParams } from '../../../../contract/tracking/save-tracking-params.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Tracking } from '../tracking-context.ts';

/** Stores the parameters of a visit. Pages call it only with consent, so that the uid may become permanent. */
export function saveTrackingParamsHandler(deps: {
  accounts: Pick<Accounts, 'newUid'>;
  tracking: Pick<Tracking, 'saveParams'>;
}): Handler<typeof saveTrackingParams> {
  return async ({ trackingParams }, call) => {
    const uid = call.uid ?? deps.accounts.newUid();
    const origin = await deps.tracking.saveParams(uid, trackingParams);
    call.keepUid(uid);
    return { ok: true, data: { uid, ...origin } };
  };
}

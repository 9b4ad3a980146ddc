import type { getWhoami } from '../../../../contract/whoami/get-whoami.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Whoami } from '../whoami-context.ts';

export function getWhoamiHandler({ whoami }: { whoami: Pick<Whoami, 'lookUp'> }): Handler<typeof getWhoami> {
  return async ({ routepath, languageCode }, call) => {
    call.shows('places', 'offers', 'homes');
    const answer = await whoami.lookUp(routepath, languageCode);
    return answer ? { ok: true, data: answer } : { ok: false, type: 'path-not-found', data: null };
  };
}

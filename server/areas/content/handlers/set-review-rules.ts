import type { setReviewRules } from '../../../../contract/content/set-review-rules.ts';
import type { Handler } from '../../../http/handler.ts';
import { setRules, type ReviewsDeps } from '../reviews/reviews.ts';

export function setReviewRulesHandler({
  findPersonName,
  ...deps
}: ReviewsDeps & { findPersonName(uid: string): Promise<string> }): Handler<typeof setReviewRules> {
  return async ({ kinds }, { user }) => ({
    ok: true,
    data: { kinds: await setRules(deps, { uid: user.uid, name: await findPersonName(user.uid) }, kinds) },
  });
}

import type { addHomeFeed } from '../../../../contract/home-feeds/add-home-feed.ts';
import type { Handler } from '../../../http/handler.ts';
import { actsForHost } from '../../accounts/accounts.ts';
import { requestRun, lockBusiness, findRefusal, presentHomeFeeds, readTerms } from '../change-home-feeds.ts';
import type { HomeFeedsDeps } from '../home-feeds-context.ts';
import { homeFeedsStore } from '../home-feeds-store.ts';

const feedsMax = 5;

export function addHomeFeedHandler(deps: HomeFeedsDeps): Handler<typeof addHomeFeed> {
  const { connection, clock } = deps;
  return async ({ kind, number, languageCode, ...input }, { user }) => {
    const business = { kind, subject: number };
    const terms = readTerms(input);
    let files: string[] = [];
    const refusal = await connection.transaction(async (tx) => {
      if (!(await actsForHost(tx, user.uid, business)))
        return { ok: false, type: 'business-not-found', data: null } as const;
      const otherFeeds = (await lockBusiness(tx, business)).filter(({ acceptedAt }) => acceptedAt !== null);
      const wrong = findRefusal(terms, otherFeeds);
      if (wrong) return wrong;
      if (otherFeeds.length >= feedsMax) return { ok: false, type: 'home-feeds-full', data: null } as const;
      const at = clock.now();
      files = await homeFeedsStore.deleteAttempts(tx, business);
      const feedId = await homeFeedsStore.insert(tx, { ...business, ...terms, language: languageCode, at });
      await requestRun(tx, feedId, at);
      return null;
    });
    for (const key of files) await deps.files.delete(key);
    return refusal ?? presentHomeFeeds({ connection, clock }, user.uid);
  };
}

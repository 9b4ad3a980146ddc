import type { addHomeFeed } from '../../../../contract/home-feeds/add-home-feed.ts';
import type { Handler } from '../../../http/handler.ts';
import { askForRun, lockBusiness, refusalOf, shownHomeFeeds, termsOf } from '../change-home-feeds.ts';
import type { HomeFeedsDeps } from '../home-feeds-context.ts';
import { homeFeedsStore } from '../home-feeds-store.ts';

const feedsMax = 5;

export function addHomeFeedHandler(deps: HomeFeedsDeps): Handler<typeof addHomeFeed> {
  const { connection, clock } = deps;
  return async ({ kind, number, languageCode, ...said }, { user }) => {
    const business = { kind, subject: number };
    const terms = termsOf(said);
    const refused = await connection.transaction(async (tx) => {
      const own = await homeFeedsStore.businessesOf(tx, user.uid);
      if (!own.some((one) => one.kind === kind && one.subject === number))
        return { ok: false, type: 'business-not-found', data: null } as const;
      const others = await lockBusiness(tx, business);
      const wrong = refusalOf(terms, others);
      if (wrong) return wrong;
      if (others.length >= feedsMax) return { ok: false, type: 'home-feeds-full', data: null } as const;
      const at = clock.now();
      const feedId = await homeFeedsStore.insert(tx, { ...business, ...terms, language: languageCode, at });
      await askForRun(tx, feedId, at);
      return null;
    });
    return refused ?? shownHomeFeeds({ connection, clock }, user.uid);
  };
}

import type { changeHomeFeed } from '../../../../contract/home-feeds/change-home-feed.ts';
import type { Handler } from '../../../http/handler.ts';
import { askForRun, lockBusiness, onOwnHomeFeed, refusalOf, termsOf } from '../change-home-feeds.ts';
import type { HomeFeedsDeps } from '../home-feeds-context.ts';
import { homeFeedsStore } from '../home-feeds-store.ts';

const waysOfReading = ['url', 'format', 'isFull', 'currency', 'rate', 'mapping'] as const;

export function changeHomeFeedHandler(deps: HomeFeedsDeps): Handler<typeof changeHomeFeed> {
  return ({ feedID, ...said }, { user }) =>
    onOwnHomeFeed(deps, user.uid, feedID, async (tx, feed) => {
      const terms = termsOf(said);
      const others = (await lockBusiness(tx, feed)).filter((one) => one.feedId !== feed.feedId);
      // What is sent does not become what is fetched, nor the other way round.
      if ((terms.url === null) !== (feed.url === null))
        return { ok: false, type: 'home-feed-address-invalid', data: null } as const;
      const refused = refusalOf(terms, others);
      if (refused) return refused;
      await homeFeedsStore.setTerms(tx, feedID, terms);
      if (waysOfReading.every((term) => terms[term] === feed[term])) return;
      await homeFeedsStore.tryAnew(tx, feedID);
      return askForRun(tx, feedID, deps.clock.now());
    });
}

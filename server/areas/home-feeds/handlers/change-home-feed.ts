import type { changeHomeFeed } from '../../../../contract/home-feeds/change-home-feed.ts';
import type { Handler } from '../../../http/handler.ts';
import { askForRun, lockBusiness, onOwnHomeFeed, refusalOf } from '../change-home-feeds.ts';
import type { HomeFeedsDeps } from '../home-feeds.ts';
import { homeFeedsStore } from '../home-feeds-store.ts';

export function changeHomeFeedHandler(deps: HomeFeedsDeps): Handler<typeof changeHomeFeed> {
  return ({ feedID, name, url, format, isFull, everyHours, currency }, { user }) =>
    onOwnHomeFeed(deps, user.uid, feedID, async (tx, feed) => {
      const terms = {
        ...{ name, url, format, isFull, everyHours },
        ...{ currency: currency?.code ?? null, rate: currency?.rate ?? null },
      };
      const others = (await lockBusiness(tx, feed)).filter((one) => one.feedId !== feed.feedId);
      const refused = refusalOf(terms, others);
      if (refused) return refused;
      await homeFeedsStore.setTerms(tx, feedID, terms);
      const isReadAlike = (['url', 'format', 'isFull', 'currency', 'rate'] as const).every(
        (term) => terms[term] === feed[term],
      );
      if (isReadAlike) return;
      await homeFeedsStore.tryAnew(tx, feedID);
      return askForRun(tx, feedID, deps.clock.now());
    });
}

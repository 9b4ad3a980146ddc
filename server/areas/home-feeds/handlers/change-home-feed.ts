import type { changeHomeFeed } from '../../../../contract/home-feeds/change-home-feed.ts';
import type { Handler } from '../../../http/handler.ts';
import { requestRun, lockBusiness, onOwnHomeFeed, findRefusal, readTerms } from '../change-home-feeds.ts';
import type { HomeFeedsDeps } from '../home-feeds-context.ts';
import { homeFeedsStore, type FeedTerms } from '../home-feeds-store.ts';

const waysOfReading = ['url', 'format', 'isFull', 'currency', 'rate', 'mapping'] as const;

const pickTerms = ({
  name,
  url,
  format,
  isFull,
  everyHours,
  currency,
  rate,
  mapping,
}: FeedTerms): FeedTerms => ({
  ...{ name, url, format, isFull, everyHours, currency, rate, mapping },
});

export function changeHomeFeedHandler(deps: HomeFeedsDeps): Handler<typeof changeHomeFeed> {
  return ({ feedID, ...input }, { user }) =>
    onOwnHomeFeed(deps, user.uid, feedID, async (tx, feed) => {
      const terms = readTerms(input);
      const otherFeeds = (await lockBusiness(tx, feed)).filter(
        (one) => one.feedId !== feed.feedId && one.acceptedAt !== null,
      );
      // An uploaded feed cannot become a fetched one, or the other way round.
      if ((terms.url === null) !== (feed.url === null))
        return { ok: false, type: 'home-feed-address-invalid', data: null } as const;
      const refusal = findRefusal(terms, otherFeeds);
      if (refusal) return refusal;
      await homeFeedsStore.setTerms(tx, feedID, terms);
      if (waysOfReading.every((term) => terms[term] === feed[term])) return;
      if (feed.acceptedAt !== null && feed.acceptedTerms === null)
        await homeFeedsStore.keepTerms(tx, feedID, pickTerms(feed));
      await homeFeedsStore.tryAnew(tx, feedID);
      return requestRun(tx, feedID, deps.clock.now());
    });
}

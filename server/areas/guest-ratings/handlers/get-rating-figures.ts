import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import type { getRatingFigures } from '../../../../contract/guest-ratings/get-rating-figures.ts';
import { findCriticism, type RatingTopic } from '../../../../domain/rating-topics.ts';
import { ratingDays } from '../../../../domain/rating.ts';
import { addDays } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import type { GuestRatingsContext } from '../guest-ratings-context.ts';
import { ratingFiguresStore, type CriticalText } from '../rating-figures-store.ts';

type Topics = ResponseOf<typeof getRatingFigures>['topics'];

/** Fewer ratings of fewer homes are not what is usual in a region. */
const comparedMin = { ratings: 10, homes: 5 };
const topicsMax = 6;

/** Another landlord's home gets the same answer as an unknown one. */
export function getRatingFiguresHandler({
  connection: { db },
  clock,
  booking,
}: Pick<GuestRatingsContext, 'connection' | 'clock' | 'booking'>): Handler<typeof getRatingFigures> {
  return async ({ languageCode: language, objectNumber }, { user }) => {
    const homes = await booking.listHomes(user.uid, language, 'homes');
    const numbers = homes
      .map((home) => home.objectNumber)
      .filter((number) => objectNumber === 0 || number === objectNumber);
    if (objectNumber > 0 && numbers.length === 0) return { ok: false, type: 'object-not-found', data: null };
    const today = clock.today();
    const [{ unanswered, critical, ...all }, years, compared, texts, stays] = await Promise.all([
      ratingFiguresStore.sum(db, numbers),
      ratingFiguresStore.years(db, numbers),
      ratingFiguresStore.region(db, numbers, language),
      ratingFiguresStore.criticalTexts(db, numbers, language),
      ratingFiguresStore.stays(db, numbers, { from: addDays(today, -ratingDays), until: today }),
    ]);
    const { homes: homesCompared, ...region } = compared;
    const isTelling = region.count >= comparedMin.ratings && homesCompared >= comparedMin.homes;
    return {
      ok: true,
      data: {
        homes: homes.map(({ active: _active, ...home }) => home),
        ...{ all, unanswered, critical, years, stays },
        region: isTelling ? region : null,
        topics: sumTopics(texts),
      },
    };
  };
}

/** Texts come with the newest first, so that the first sentence of a topic is its newest. */
function sumTopics(texts: readonly CriticalText[]): Topics {
  const topics = new Map<RatingTopic, Topics[number]>();
  for (const { id, body, language, home, ratedOn } of texts) {
    for (const { topic, sentence } of findCriticism(body)) {
      const known = topics.get(topic);
      if (known) known.ratings += 1;
      else topics.set(topic, { topic, ratings: 1, sentence, language, ratingNumber: id, home, ratedOn });
    }
  }
  return [...topics.values()].toSorted((one, other) => other.ratings - one.ratings).slice(0, topicsMax);
}

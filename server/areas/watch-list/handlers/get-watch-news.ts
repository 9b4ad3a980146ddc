import type { getWatchNews } from '../../../../contract/watch-list/get-watch-news.ts';
import { toEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import type { WatchList } from '../watch-list-context.ts';

export function getWatchNewsHandler({
  watchList,
}: {
  watchList: Pick<WatchList, 'news' | 'summaries'>;
}): Handler<typeof getWatchNews> {
  return async ({ languageCode }, call) => {
    const uid = call.rendering ? null : call.uid;
    const news = uid === null ? [] : await watchList.news(uid);
    const homes = await watchList.summaries(
      news.map(({ objectNumber }) => objectNumber),
      languageCode,
    );
    const homeOf = new Map(homes.map((home) => [home.objectNumber, home]));
    return {
      ok: true,
      data: {
        news: news.flatMap(({ objectNumber, kind, startDate, endDate, now, before, ...party }) => {
          const object = homeOf.get(objectNumber);
          if (!object) return [];
          return [
            {
              ...{ object, kind, startDate, endDate },
              ...{ persons: party.persons, childAges: party.childAges, pets: party.pets },
              price: now.price === null ? null : toEuros(now.price),
              priceBefore: before === null ? null : toEuros(before),
            },
          ];
        }),
      },
    };
  };
}

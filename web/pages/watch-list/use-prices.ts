import { useEffect, useState } from 'react';
import type { WatchedObject } from '../../../contract/watch-list/watched-object.ts';
import type { Language } from '../../../domain/language.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { askPrice, changeSince, settledChange, type PriceChange } from './price-change.ts';

const reuseMs = 3_600_000;
const prices = new Map<string, { at: number; price: ReturnType<typeof askPrice> }>();

/** A price is asked for once an hour; a failed call is forgotten at once. */
function priceOf(item: WatchedObject, language: Language): ReturnType<typeof askPrice> {
  const key = [item.objectNumber, item.startDate, item.endDate, item.persons].join();
  const known = prices.get(key);
  if (known && Date.now() - known.at < reuseMs) return known.price;
  const price = askPrice(browserApi, item, language);
  prices.set(key, { at: Date.now(), price });
  price.catch(() => prices.delete(key));
  return price;
}

/** Today's price of the saved stay against the saved one. */
export function usePriceChange(
  item: WatchedObject,
  today: string,
  language: Language,
  known?: PriceChange,
): PriceChange | 'loading' | 'failed' {
  const settled = settledChange(item, today) ?? known ?? null;
  const key = [item.objectNumber, item.startDate, item.endDate, item.persons, item.price].join();
  const [answer, setAnswer] = useState<{ key: string; change: PriceChange | 'failed' } | null>(null);
  const mustAsk = settled === null;

  useEffect(() => {
    if (!mustAsk) return;
    let current = true;
    priceOf(item, language).then(
      (price) => {
        if (current) setAnswer({ key, change: changeSince(item, price) });
      },
      () => {
        if (current) setAnswer({ key, change: 'failed' });
      },
    );
    return () => {
      current = false;
    };
    // The key holds everything of the item that decides its price.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, mustAsk, language]);

  if (settled) return settled;
  return answer?.key === key ? answer.change : 'loading';
}

import { useEffect, useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { askPrice } from '../../features/price/ask-price.ts';
import type { PricedItem } from './asked-stay.ts';
import { changeSince, findKnownChange, toStayInput, type PriceChange } from './price-change.ts';

export function usePriceChange(
  item: PricedItem,
  today: string,
  language: Language,
  loadedChange?: PriceChange,
): PriceChange | 'loading' | 'failed' {
  const settled = findKnownChange(item, today) ?? loadedChange ?? null;
  const { objectNumber, startDate, endDate, persons, childAges, pets, price: saved } = item;
  const key = [objectNumber, startDate, endDate, persons, childAges.join(' '), pets, saved].join();
  const [answer, setAnswer] = useState<{ key: string; change: PriceChange | 'failed' } | null>(null);
  const mustAsk = settled === null;

  useEffect(() => {
    if (!mustAsk) return;
    let current = true;
    askPrice(toStayInput(item, language), { reuse: true }).then(
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
    // The key contains everything of the item that decides its price.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, mustAsk, language]);

  if (settled) return settled;
  return answer?.key === key ? answer.change : 'loading';
}

import type { HomeCluster } from '../../../contract/search/cluster-homes.ts';
import { wholeEuros } from '../../../domain/money.ts';
import type { SearchFilter } from '../../../domain/search-filter.ts';
import type { useTexts } from '../../app/texts-context.tsx';
import type { CardHome } from '../home/card-home.ts';

type Texts = Pick<ReturnType<typeof useTexts>, 't' | 'format'>;

/** Returns the visible and the spoken text of a pin. The visible one has whole euros for lack of space; the card is exact. */
export function pinText(
  { t, format }: Texts,
  { count, priceMin }: HomeCluster,
  home: CardHome | undefined,
  query: SearchFilter,
): { price: string | null; label: string } {
  const euros = priceMin === null ? null : format.money(wholeEuros(priceMin));
  const hasDates = query.startDate !== undefined && query.endDate !== undefined;
  if (count > 1) {
    return {
      price: euros && t('map.from', { price: euros }),
      label: euros ? t('map.clusterLabel', { count, price: euros }) : t('map.clusterLabelNoPrice', { count }),
    };
  }
  // With dates a home has one price; without them, that of its cheapest week.
  const price = euros && (hasDates ? euros : t('map.from', { price: euros }));
  const name = home
    ? t('map.homeName', { kind: t(`object.kind.${home.kind}`), title: home.title })
    : t('map.home');
  if (!euros) return { price, label: t('map.homeLabelNoPrice', { name }) };
  const nights = home?.stay?.nights;
  return {
    price,
    label: hasDates
      ? nights
        ? t('map.homeLabelStay', { name, price: euros, count: nights })
        : t('map.homeLabelTotal', { name, price: euros })
      : t('map.homeLabelWeek', { name, price: euros }),
  };
}

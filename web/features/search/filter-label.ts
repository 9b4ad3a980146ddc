import type { FilterKey, SearchFilter } from '../../../domain/search-filter.ts';
import { unquoted } from '../../../domain/quoted-words.ts';
import type { Formatter } from '../../../texts/format.ts';
import type { Translate } from '../../../texts/translate.ts';
import { filterTextKey } from './filter-text-key.ts';
import { euros } from '../../../domain/money.ts';

export function filterLabel(
  t: Translate,
  format: Formatter,
  query: SearchFilter,
  keys: readonly FilterKey[],
): string {
  const [key] = keys;
  if (key === undefined) return '';
  if (key === 'startDate') {
    return `${format.date(query.startDate ?? '')} – ${format.date(query.endDate ?? '')}`;
  }
  if (key === 'priceMin') return priceLabel(t, format, query);
  if (key === 'q' || key === 'fulltext') return t('search.quoted', { words: unquoted(query[key] ?? '') });
  const value = String(query[key] ?? '');
  const namedKey = filterTextKey(key, value);
  if (t.has(namedKey)) return t(namedKey);
  const countedKey = `search.active.${key}`;
  return t.has(`${countedKey}_other`)
    ? t(countedKey, { count: Number(value) })
    : t(`search.active.${t.has(countedKey) ? key : 'other'}`);
}

export function priceLabel(t: Translate, format: Formatter, { priceMin, priceMax }: SearchFilter): string {
  const min = format.money(euros(priceMin ?? 0));
  const max = format.money(euros(priceMax ?? 0));
  if (priceMin === undefined) return t('search.price.upTo', { max });
  return priceMax === undefined ? t('search.price.from', { min }) : t('search.price.between', { min, max });
}

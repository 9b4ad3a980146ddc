import { droppableFilters } from '../../../../domain/droppable-filters.ts';
import { searchDefaults, type FilterKey, type SearchFilter } from '../../../../domain/search-filter.ts';
import { nightsBetween, type PlainDate } from '../../../../domain/stay.ts';
import type { Formatter } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { euros } from '../../../../domain/money.ts';

export interface ChipWords {
  t: Translate;
  format: Formatter;
  today: PlainDate;
  /** The name of the filter's country, region or place. */
  location: string | null;
  /** The town that is the centre of the search. */
  around: string | null;
}

export interface Chip {
  keys: string[];
  label: string;
}

interface OpenQuestion {
  kind: string;
  options: readonly { set: SearchFilter; name?: string }[];
}

const locationKeys: readonly FilterKey[] = ['country', 'region', 'place', 'latitude'];

/** True while the filter has no key that the question's options would set. */
export function isOpen({ kind, options }: OpenQuestion, filter: SearchFilter): boolean {
  if (kind === 'dates') return filter.startDate === undefined;
  if (kind === 'place') return locationKeys.every((key) => filter[key] === undefined);
  return options.every(({ set }) =>
    (Object.keys(set) as FilterKey[]).every((key) => filter[key] === undefined),
  );
}

/** Filter keys in the order of speech: place, dates, people, price; then all others. */
const spokenOrder: readonly FilterKey[] = [
  'country',
  'region',
  'place',
  'latitude',
  'startDate',
  'persons',
  'pets',
  'priceMax',
];

function compareBySpokenOrder(one: readonly FilterKey[], other: readonly FilterKey[]): number {
  const rank = (keys: readonly FilterKey[]): number => {
    const at = spokenOrder.findIndex((key) => keys.includes(key));
    return at < 0 ? spokenOrder.length : at;
  };
  return rank(one) - rank(other);
}

/** Describes the parts of a filter in words. A party of two, the default in URLs, is shown when the sentence mentions it. */
export function buildChips(filter: SearchFilter, understoodFilter: SearchFilter, words: ChipWords): Chip[] {
  const chips = droppableFilters(filter)
    .toSorted(compareBySpokenOrder)
    .map((keys) => ({
      keys: keys.includes('persons') ? [...keys, 'childAges'] : [...keys],
      label: buildLabel(filter, keys, words),
    }));
  if (
    understoodFilter.persons !== searchDefaults.persons ||
    (filter.persons !== undefined && filter.persons !== understoodFilter.persons)
  )
    return chips;
  return [...chips, { keys: [], label: partyLabel(searchDefaults.persons, filter, words) }];
}

function partyLabel(persons: number, { childAges = [] }: SearchFilter, { t }: ChipWords): string {
  const children = childAges.length > 0 ? t('search.box.childCount', { count: childAges.length }) : '';
  return [t('search.box.personCount', { count: persons }), children].filter(Boolean).join(', ');
}

function stayLabel(
  { startDate = '', endDate = '', duration, tolerance }: SearchFilter,
  { t, format, today }: ChipWords,
): string {
  const [start, end] = [format.dayAndMonthShort(startDate), format.lastDayShort(endDate, today)];
  if (duration !== undefined) return t('search.box.window', { start, end, count: duration });
  const dates = t('search.card.dates', { start, end });
  return tolerance === undefined ? dates : `${dates}, ${t('search.box.toleranceDays', { count: tolerance })}`;
}

function priceLabel({ priceMin, priceMax }: SearchFilter, { t, format }: ChipWords): string {
  const [min, max] = [format.money(euros(priceMin ?? 0)), format.money(euros(priceMax ?? 0))];
  if (priceMin === undefined) return t('search.price.upTo', { max });
  return priceMax === undefined ? t('search.price.from', { min }) : t('search.price.between', { min, max });
}

function buildLabel(filter: SearchFilter, keys: readonly FilterKey[], words: ChipWords): string {
  const { t } = words;
  const [key] = keys;
  if (keys.includes('startDate')) return stayLabel(filter, words);
  if (keys.includes('priceMax')) return priceLabel(filter, words);
  if (keys.includes('latitude'))
    return words.around === null
      ? t('search.active.latitude')
      : t('search.wish.around', { place: words.around, distance: words.format.number(filter.distance ?? 0) });
  if (key === undefined) return '';
  if (key === 'persons') return partyLabel(filter.persons!, filter, words);
  if ((key === 'country' || key === 'region' || key === 'place') && words.location !== null)
    return words.location;
  const valueKey = `search.filter.${key}:${String(filter[key]).replace('.', '_')}`;
  if (t.has(valueKey)) return t(valueKey);
  const counting = `search.active.${key}`;
  if (t.has(`${counting}_other`)) return t(counting, { count: Number(filter[key]) });
  return t(`search.active.${t.has(counting) ? key : 'other'}`);
}

/** Describes an option: a place by its name, nights by their number, all others by the texts of the filter. */
export function optionLabel(
  kind: string,
  { set, name }: { set: SearchFilter; name?: string },
  words: ChipWords,
): string {
  if (name !== undefined) return name;
  if (kind === 'nights' && set.startDate !== undefined && set.endDate !== undefined) {
    return words.t('search.wish.nights', {
      count: set.duration ?? nightsBetween(set.startDate, set.endDate),
    });
  }
  const [keys] = droppableFilters(set);
  return keys === undefined ? '' : buildLabel(set, keys, words);
}

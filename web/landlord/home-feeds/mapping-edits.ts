import type { FeedMapping } from '../../../contract/feeds/feed-mapping.ts';
import type { SampleColumn } from '../../../contract/home-feeds/home-feed-sample.ts';
import { mappedFields, readYesNo, type MappedField } from '../../../domain/feed-fields.ts';
import { amenityFlags, type AmenityFlag } from '../../../domain/search-filter.ts';

/**
 * The meaning of a column. `amenity:swimmingpool` is a column that says yes or no. An empty target means the column is
 * not used.
 */
export type ColumnTarget =
  | ''
  | MappedField
  | `amenity:${AmenityFlag}`
  | 'photos'
  | 'amenityList'
  | 'touristTax';

export const targetGroups: readonly { group: string; targets: readonly ColumnTarget[] }[] = [
  {
    group: 'basics',
    targets: [
      ...(['key', 'kind', 'objectType', 'personsMax', 'bedrooms', 'bathrooms'] as const),
      ...(['squaremeterLiving', 'dogsMax', 'registrationNumber'] as const),
    ],
  },
  {
    group: 'place',
    targets: [
      ...(['lat', 'lon', 'position', 'positionWithinMetres'] as const),
      ...(['address.street', 'address.zip', 'address.city', 'quarter'] as const),
    ],
  },
  {
    group: 'stay',
    targets: [
      ...(['nightlyPrice', 'minStay', 'maxStay', 'deposit', 'checkIn', 'checkOut'] as const),
      ...(['leadDays', 'leadHour', 'horizonMonths', 'fillFrom', 'leaveMin'] as const),
    ],
  },
  {
    group: 'texts',
    targets: [...mappedFields.filter((field) => field.startsWith('texts.')), 'photos'],
  },
  {
    group: 'amenities',
    targets: ['amenityList', ...amenityFlags.map((flag) => `amenity:${flag}` as const)],
  },
  { group: 'provider', targets: mappedFields.filter((field) => field.startsWith('provider.')) },
];

export function findTarget(mapping: FeedMapping, column: string): ColumnTarget {
  const field = mappedFields.find((one) => mapping.columns[one] === column);
  if (field) return field;
  if (mapping.photos?.column === column || mapping.photos?.more.includes(column)) return 'photos';
  if (mapping.amenityList?.column === column) return 'amenityList';
  const flag = amenityFlags.find((one) => mapping.amenities[one]?.column === column);
  if (flag) return `amenity:${flag}`;
  const isTax = mapping.touristTax.some((rate) =>
    [rate.amount, rate.percent].some((source) => typeof source === 'object' && source.column === column),
  );
  return isTax ? 'touristTax' : '';
}

function withoutColumn(mapping: FeedMapping, column: string): FeedMapping {
  const { photos, amenityList, ...rest } = mapping;
  const photoColumns = photos ? [photos.column, ...photos.more].filter((one) => one !== column) : [];
  const [first, ...more] = photoColumns;
  return {
    ...rest,
    columns: omitWhere(mapping.columns, (one) => one === column),
    amenities: omitWhere(mapping.amenities, (amenity) => amenity.column === column),
    ...(photos && first !== undefined && { photos: { ...photos, column: first, more } }),
    ...(amenityList && amenityList.column !== column && { amenityList }),
  };
}

function omitWhere<Entries extends Readonly<Record<string, unknown>>>(
  entries: Entries,
  isOmitted: (value: NonNullable<Entries[keyof Entries]>) => boolean,
): Entries {
  return Object.fromEntries(
    Object.entries(entries).filter(([, value]) => value !== undefined && !isOmitted(value as never)),
  ) as Entries;
}

/**
 * Gives a column another meaning. Another column that had it loses it, except photos, which may have several columns.
 */
export function withTarget(
  before: FeedMapping,
  { name, values, words, separator }: SampleColumn,
  target: ColumnTarget,
): FeedMapping {
  const mapping = withoutColumn(before, name);
  if (target === '' || target === 'touristTax') return mapping;
  if (target === 'photos') {
    const { photos } = mapping;
    return photos
      ? { ...mapping, photos: { ...photos, more: [...photos.more, name] } }
      : { ...mapping, photos: { column: name, separator: '|', more: [] } };
  }
  if (target === 'amenityList')
    return { ...mapping, amenityList: { column: name, separator: words ? separator : ',', values: {} } };
  if (target.startsWith('amenity:')) {
    const yes = (values ?? []).filter(({ value }) => readYesNo(value) === true).map(({ value }) => value);
    const flag = target.slice('amenity:'.length) as AmenityFlag;
    // If no value reads as yes, the most frequent one counts as yes until the reader chooses.
    const meant = yes.length > 0 ? yes : (values ?? []).slice(0, 1).map(({ value }) => value);
    return {
      ...mapping,
      amenities: { ...mapping.amenities, [flag]: { column: name, yes: meant.length > 0 ? meant : ['1'] } },
    };
  }
  const field = target as MappedField;
  return {
    ...mapping,
    columns: { ...mapping.columns, [field]: name },
    ...(field.startsWith('provider.') && { providersAreTraders: mapping.providersAreTraders ?? false }),
  };
}

/** Returns the fields that are filled by a column or by a value for all homes. */
export function filledFields({ columns, constants }: FeedMapping): Set<string> {
  return new Set([...Object.keys(columns), ...Object.keys(constants)]);
}

/** Sets the meaning of a value in a column. An empty meaning uses the value unchanged. */
export function withValue(
  mapping: FeedMapping,
  field: MappedField,
  value: string,
  meaning: string,
): FeedMapping {
  const { [value]: _, ...others } = mapping.values[field] ?? {};
  return {
    ...mapping,
    values: { ...mapping.values, [field]: meaning === '' ? others : { ...others, [value]: meaning } },
  };
}

/** Sets a value for all homes. An empty one leaves the field unknown. */
export function withConstant(mapping: FeedMapping, field: MappedField, value: string): FeedMapping {
  const { [field]: _, ...others } = mapping.constants;
  return { ...mapping, constants: value === '' ? others : { ...others, [field]: value } };
}

export const fieldKey = (field: string): string => `landlord.homeFeeds.field.${field.replaceAll('.', '_')}`;

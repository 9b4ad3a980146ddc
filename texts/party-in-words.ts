import type { Translate } from './translate.ts';

/** Describes the ages of children one by one; a child in its first year has an age too. */
export function agesInWords(ages: readonly number[], t: Translate): string {
  return ages
    .map((age) => (age === 0 ? t('booking.stay.infant') : t('booking.stay.age', { count: age })))
    .join(', ');
}

/** Describes the children of a party with their ages; there must be some. */
export function childrenInWords(ages: readonly number[], t: Translate): string {
  return t('booking.stay.children', { count: ages.length, ages: agesInWords(ages, t) });
}

/** Describes the dogs of a party with their sizes, if known. */
export function dogsInWords(
  { pets, petSizes = [] }: { pets: number; petSizes?: readonly string[] },
  t: Translate,
): string {
  const dogs = t('booking.stay.dogs', { count: pets });
  if (petSizes.length === 0) return dogs;
  return `${dogs} (${petSizes.map((size) => t(`booking.stay.dogSize.${size}`)).join(', ')})`;
}

/** Describes a party: the number of persons, children with their ages, dogs with their sizes. */
export function partyInWords(
  {
    persons,
    childAges,
    ...dogs
  }: { persons: number; childAges: readonly number[]; pets: number; petSizes?: readonly string[] },
  t: Translate,
): string {
  const parts = [t('booking.stay.persons', { count: persons })];
  if (childAges.length > 0) parts.push(childrenInWords(childAges, t));
  if (dogs.pets > 0) parts.push(dogsInWords(dogs, t));
  return parts.join(', ');
}

import type { Translate } from './translate.ts';

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
  if (childAges.length > 0) {
    parts.push(t('booking.stay.children', { count: childAges.length, ages: childAges.join(', ') }));
  }
  if (dogs.pets > 0) parts.push(dogsInWords(dogs, t));
  return parts.join(', ');
}

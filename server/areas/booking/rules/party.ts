import { isPetSize } from '../../../../domain/booking/pet-sizes.ts';

export interface PartyForm {
  persons: number;
  /** Aged 13 to 17. */
  teens: number;
  /** Aged 0 to 12. */
  childs: number;
  childAges: readonly number[];
  pets: number;
  petSizes: readonly string[];
}

const teenFromAge = 13;

/**
 * Requires at least one adult, an age for each minor, and the sizes of all dogs or of none: tourist tax, beds and
 * dogs depend on them.
 */
export function isConsistentParty(party: PartyForm): boolean {
  const { persons, teens, childs, childAges, pets } = party;
  return (
    persons - teens - childs >= 1 &&
    childAges.filter((age) => age >= teenFromAge).length === teens &&
    childAges.filter((age) => age < teenFromAge).length === childs &&
    (party.petSizes.length === 0 || party.petSizes.length === pets) &&
    party.petSizes.every(isPetSize)
  );
}

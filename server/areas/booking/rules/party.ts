import { isPetSize } from '../../../../domain/booking/pet-sizes.ts';

/** Who travels, as the form sends it. */
export interface PartyForm {
  persons: number;
  /** 13 to 17 years */
  teens: number;
  /** 0 to 12 years */
  childs: number;
  childAges: readonly number[];
  pets: number;
  petSizes: readonly string[];
}

const teenFromAge = 13;

/**
 * The numbers must agree: they decide tourist tax, beds and dogs. At least one person is of age; each
 * minor has an age; sizes of dogs are named for all of them or for none.
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

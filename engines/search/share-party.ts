/** The guests of one home of a group. */
export interface HomeParty {
  persons: number;
  childAges: readonly number[];
}

/**
 * Divides a party among homes with these capacities, largest first, as evenly as possible, with more guests in larger
 * homes. Children stay together in the largest home, together with at least one adult. Null if there is not enough
 * room, or if a home would have no adult.
 */
export function shareParty(
  capacities: readonly number[],
  persons: number,
  childAges: readonly number[],
): HomeParty[] | null {
  const count = capacities.length;
  const places = capacities.reduce((sum, capacity) => sum + capacity, 0);
  if (places < persons || persons - childAges.length < count) return null;
  const shares = Array.from({ length: count }, () => 0);
  let left = persons;
  for (let at = count - 1; at >= 0; at -= 1) {
    shares[at] = at === 0 ? left : Math.min(capacities[at]!, Math.floor(left / (at + 1)));
    left -= shares[at]!;
  }
  let nextChild = 0;
  return shares.map((share) => {
    const ages = childAges.slice(nextChild, nextChild + share - 1);
    nextChild += ages.length;
    return { persons: share, childAges: ages };
  });
}

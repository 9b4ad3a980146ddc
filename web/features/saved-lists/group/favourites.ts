interface Voted {
  votesFor: readonly unknown[];
  votesAgainst: readonly unknown[];
}

/** Sorts homes by votes in favour minus votes against, then by votes in favour. Otherwise the order stays. */
export function favouritesFirst<Home extends Voted>(homes: readonly Home[]): Home[] {
  const balance = ({ votesFor, votesAgainst }: Voted): number => votesFor.length - votesAgainst.length;
  return homes.toSorted(
    (one, other) => balance(other) - balance(one) || other.votesFor.length - one.votesFor.length,
  );
}

interface Voted {
  votesFor: readonly unknown[];
  votesAgainst: readonly unknown[];
}

/** Orders homes by votes for less votes against; of equal ones, more votes for. Others keep their order. */
export function favouritesFirst<Home extends Voted>(homes: readonly Home[]): Home[] {
  const balance = ({ votesFor, votesAgainst }: Voted): number => votesFor.length - votesAgainst.length;
  return homes.toSorted(
    (one, other) => balance(other) - balance(one) || other.votesFor.length - one.votesFor.length,
  );
}

/** Result of a rank test (Mann and Whitney, 1947) of two samples. */
interface RankTest {
  /** Probability that a value of the first sample is larger than one of the second, ties counted as halves: 0.5 if they do not differ. */
  share: number;
  /** The distance from 0.5 in standard deviations; beyond two it is hardly chance. */
  z: number;
}

/** Compares two samples by their ranks alone, so that a few slow calls on a busy machine weigh no more than others. */
export function rankTest(first: readonly number[], second: readonly number[]): RankTest {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].sort((one, other) => one.value - other.value);
  let rankSum = 0;
  let ties = 0;
  for (let begin = 0; begin < all.length;) {
    let end = begin;
    while (end < all.length && all[end]!.value === all[begin]!.value) end++;
    // Equal values share the mean of their ranks.
    const rank = (begin + 1 + end) / 2;
    const count = end - begin;
    rankSum += rank * all.slice(begin, end).filter(({ isFirst }) => isFirst).length;
    ties += count ** 3 - count;
    begin = end;
  }
  const [n, m] = [first.length, second.length];
  const total = n + m;
  const u = rankSum - (n * (n + 1)) / 2;
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * (total - 1)));
  return { share: u / (n * m), z: variance === 0 ? 0 : (u - (n * m) / 2) / Math.sqrt(variance) };
}

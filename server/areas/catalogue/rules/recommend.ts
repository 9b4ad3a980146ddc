export interface Candidate {
  objectNumber: number;
  countryCode: string;
  regionNumber: number;
  images: number;
  /** Null without ratings. */
  average: number | null;
  ratings: number;
}

/** Weight of the prior, in ratings, and its average: it dominates while there are few ratings. */
const priorRatings = 5;
const priorAverage = 3.8;
const enoughImages = 8;

/**
 * Returns the quality of a home. The prior makes an average of two ratings count less than one of fifty; homes without pictures cannot be
 * presented well.
 */
export function computeQuality({ average, ratings, images }: Candidate): number {
  const points = (average ?? 0) * ratings + priorAverage * priorRatings;
  return points / (ratings + priorRatings) + Math.min(images, enoughImages) / enoughImages;
}

/**
 * Returns the best homes from different regions, and at first different countries, to show the variety of the catalogue. Ties are broken by
 * number, so the result is deterministic.
 */
export function recommend(candidates: readonly Candidate[], count: number): number[] {
  const remaining = [...candidates].sort(
    (a, b) => computeQuality(b) - computeQuality(a) || a.objectNumber - b.objectNumber,
  );
  const chosen: Candidate[] = [];
  const isShown = {
    country: (home: Candidate) => chosen.some((other) => other.countryCode === home.countryCode),
    region: (home: Candidate) => chosen.some((other) => other.regionNumber === home.regionNumber),
  };
  for (const isCovered of [isShown.country, isShown.region, () => false]) {
    for (const home of remaining) {
      if (chosen.length === count) break;
      if (!chosen.includes(home) && !isCovered(home)) chosen.push(home);
    }
  }
  return chosen.map((home) => home.objectNumber);
}

export interface Candidate {
  objectNumber: number;
  countryCode: string;
  regionNumber: number;
  images: number;
  /** Null without ratings. */
  average: number | null;
  ratings: number;
}

/** Weight of the prior, in ratings, and its average: few ratings count little against it. */
const priorRatings = 5;
const priorAverage = 3.8;
const enoughImages = 8;

/** An average of two ratings is less reliable than one of fifty; homes without pictures cannot be presented well. */
export function qualityOf({ average, ratings, images }: Candidate): number {
  const points = (average ?? 0) * ratings + priorAverage * priorRatings;
  return points / (ratings + priorRatings) + Math.min(images, enoughImages) / enoughImages;
}

/**
 * The best homes from different regions, and at first different countries, to show the breadth of the catalogue. Ties are broken by
 * number, so the result is deterministic.
 */
export function recommend(candidates: readonly Candidate[], count: number): number[] {
  const remaining = [...candidates].sort(
    (a, b) => qualityOf(b) - qualityOf(a) || a.objectNumber - b.objectNumber,
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

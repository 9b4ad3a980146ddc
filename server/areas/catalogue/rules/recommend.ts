export interface Candidate {
  objectNumber: number;
  countryCode: string;
  regionNumber: number;
  images: number;
  /** Null without ratings. */
  average: number | null;
  ratings: number;
}

/** Ratings that stand behind the average of a home with few of them, and what they say. */
const priorRatings = 5;
const priorAverage = 3.8;
const enoughImages = 8;

/** An average of two ratings says less than one of fifty; a home without pictures cannot be shown well. */
export function qualityOf({ average, ratings, images }: Candidate): number {
  const points = (average ?? 0) * ratings + priorAverage * priorRatings;
  return points / (ratings + priorRatings) + Math.min(images, enoughImages) / enoughImages;
}

/**
 * The best homes, each of another region and at first each of another country, so that the start page
 * shows the breadth of the catalogue. Ties go by number: the same candidates give the same homes.
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

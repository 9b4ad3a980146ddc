/** Sums over all ratings of a home, single and imported ones. */
export interface PartSums {
  objectNumber: number;
  total: number;
  /** So many of those can be read one by one. */
  single: number;
  furniture: number;
  location: number;
  cleanliness: number;
  externalImpression: number;
  priceToService: number;
  points: number;
  provenance: string;
}

export interface RatingParts {
  cleanliness: number;
  externalImpression: number;
  furniture: number;
  location: number;
  priceToService: number;
}

/** Averages with two decimals. */
export interface RatingFigures {
  average: number;
  total: number;
  single: number;
  parts: RatingParts;
  provenance: string;
}

/** What the fields hold where nobody rated; never shown, filtered, sorted or averaged by. */
export const unratedParts: RatingParts = {
  cleanliness: 5,
  externalImpression: 5,
  furniture: 5,
  location: 5,
  priceToService: 5,
};

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

export function figuresOf(sums: PartSums): RatingFigures {
  const mean = (sum: number): number => twoDecimals(sum / sums.total);
  return {
    average: mean(sums.points),
    total: sums.total,
    single: sums.single,
    parts: {
      cleanliness: mean(sums.cleanliness),
      externalImpression: mean(sums.externalImpression),
      furniture: mean(sums.furniture),
      location: mean(sums.location),
      priceToService: mean(sums.priceToService),
    },
    provenance: sums.provenance,
  };
}

export interface PartSums {
  objectNumber: number;
  total: number;
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

/** A placeholder for homes without ratings; it is never shown, filtered, sorted or averaged. */
export const unratedParts: RatingParts = {
  cleanliness: 5,
  externalImpression: 5,
  furniture: 5,
  location: 5,
  priceToService: 5,
};

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

export function computeFigures(sums: PartSums): RatingFigures {
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

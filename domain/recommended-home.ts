/** Minimum number and average of ratings for the badge "recommended by guests". */
const recommendedFrom = { ratings: 3, average: 4.6 } as const;

export const isRecommended = ({
  ratingAverage,
  ratingCount,
}: {
  ratingAverage: number | null;
  ratingCount: number;
}): boolean =>
  ratingCount >= recommendedFrom.ratings &&
  ratingAverage !== null &&
  ratingAverage >= recommendedFrom.average;

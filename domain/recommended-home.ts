/** A badge says that guests recommend a home from this number of ratings and this average of five stars on. */
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

/** So many guests have to have rated a home, and so highly on average of five, that a badge says that they recommend it. */
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

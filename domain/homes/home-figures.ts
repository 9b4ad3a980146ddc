/** A range of whole numbers, both ends included; `until` is null if it is open. */
export interface NumberRange {
  from: number;
  until: number | null;
}

/** Classes of homes for comparison, by similar numbers of persons. */
const sizeClasses: readonly NumberRange[] = [
  { from: 1, until: 2 },
  { from: 3, until: 4 },
  { from: 5, until: 6 },
  { from: 7, until: 8 },
  { from: 9, until: 12 },
  { from: 13, until: null },
];

export function findSizeClass(personsMax: number): NumberRange {
  return sizeClasses.find(({ until }) => until === null || personsMax <= until)!;
}

export const leadSteps: readonly NumberRange[] = [
  { from: 0, until: 6 },
  { from: 7, until: 29 },
  { from: 30, until: 89 },
  { from: 90, until: 179 },
  { from: 180, until: null },
];

/**
 * `past`: twelve months ending with the current one; `ahead`: twelve months beginning with it; `year` and `lastYear`: calendar years.
 */
export const figurePeriods = ['past', 'ahead', 'year', 'lastYear'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** Why a home brings less than it could, the first to mend first. Texts: `landlord.figures.weak.<weakness>`. */
export const homeWeaknesses = [
  'noPrice',
  'blocked',
  'unanswered',
  'fewViews',
  'notAsked',
  'ratings',
  'shortGaps',
] as const;
export type HomeWeakness = (typeof homeWeaknesses)[number];

/** From this many on, a share or a change is told in percent; below it, only numbers are. */
export const tellingCount = 5;

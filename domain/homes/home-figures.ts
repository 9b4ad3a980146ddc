/** A range of whole numbers; `until` is the last of them, null where there is no end. */
export interface NumberRange {
  from: number;
  until: number | null;
}

/** Homes are compared with those for about as many persons. */
const sizeClasses: readonly NumberRange[] = [
  { from: 1, until: 2 },
  { from: 3, until: 4 },
  { from: 5, until: 6 },
  { from: 7, until: 8 },
  { from: 9, until: 12 },
  { from: 13, until: null },
];

export function sizeClassOf(personsMax: number): NumberRange {
  return sizeClasses.find(({ until }) => until === null || personsMax <= until)!;
}

/** Days between booking and arrival, as plots divide them. */
export const leadSteps: readonly NumberRange[] = [
  { from: 0, until: 6 },
  { from: 7, until: 29 },
  { from: 30, until: 89 },
  { from: 90, until: 179 },
  { from: 180, until: null },
];

/** The twelve months that end with the current one, or those that begin with it. */
export const figurePeriods = ['past', 'ahead'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

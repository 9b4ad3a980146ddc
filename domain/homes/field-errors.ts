/** Why a field is refused. Texts: `landlord.editor.invalid.<reason>`. */
export const fieldReasons = [
  'required',
  'short',
  'long',
  'number',
  'tooFar',
  'notOnLand',
  'time',
  'dates',
  'overlap',
  'price',
  /** Below six nights a week has no effect. */
  'weekLow',
  'registration',
  'unknown',
  'ages',
  /** A rate of tax on days that another rate of the same age holds on. */
  'taxOverlap',
  'percent',
  /** No day of a year. */
  'monthDay',
  'contact',
  'link',
  'amount',
  'position',
  'zip',
  'zipFiveDigits',
] as const;
type FieldReason = (typeof fieldReasons)[number];
export type FieldErrors = Record<string, FieldReason>;

/** Texts: `landlord.editor.invalid.<reason>`. */
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
  /** A weekly price below six nights has no effect. */
  'weekLow',
  'weekendNights',
  'arrivalDays',
  'maxStay',
  'registration',
  'unknown',
  'ages',
  'taxOverlap',
  'percent',
  'monthDay',
  'contact',
  'link',
  'amount',
  'furtherAmount',
  'discountTwice',
  'position',
  'zip',
  'zipFiveDigits',
] as const;
type FieldReason = (typeof fieldReasons)[number];
export type FieldErrors = Record<string, FieldReason>;

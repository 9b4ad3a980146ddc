/** Characters. */
export const templateNameLength = 80;
export const accessValueLength = 100;

export const templatesMax = 50;
export const templateHomesMax = 500;

/** `unknown`: a name in braces is not a placeholder. `taken`: another template has this name. */
export const templateReasons = [
  'missing',
  'tooLong',
  'unknown',
  'taken',
  'days',
  'time',
  'foreign',
  'tooMany',
] as const;
export type TemplateReason = (typeof templateReasons)[number];

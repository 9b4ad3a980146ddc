/** A whole number from zero; NaN where the text is none, which every check refuses. */
export function wholeNumberOf(typed: string): number {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

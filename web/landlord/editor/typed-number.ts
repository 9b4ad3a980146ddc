/** Parses a whole number from zero. Returns NaN for other text, which every check refuses. */
export function parseWholeNumber(typed: string): number {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

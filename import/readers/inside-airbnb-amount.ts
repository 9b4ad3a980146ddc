/** Parses "$1,234.00" as 1234. Returns null if the text is no amount. */
export function parseAmount(text: string | undefined): number | null {
  const match = /^\s*[^\d-]?\s*(\d{1,3}(?:,\d{3})*|\d+)(\.\d+)?\s*$/.exec(text ?? '');
  if (!match) return null;
  const amount = Number(match[1]!.replaceAll(',', '') + (match[2] ?? ''));
  return amount > 0 ? amount : null;
}

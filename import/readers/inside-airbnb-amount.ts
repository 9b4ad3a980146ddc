/** "$1,234.00" -> 1234; null: no amount. */
export function amountOf(text: string | undefined): number | null {
  const found = /^\s*[^\d-]?\s*(\d{1,3}(?:,\d{3})*|\d+)(\.\d+)?\s*$/.exec(text ?? '');
  if (!found) return null;
  const amount = Number(found[1]!.replaceAll(',', '') + (found[2] ?? ''));
  return amount > 0 ? amount : null;
}

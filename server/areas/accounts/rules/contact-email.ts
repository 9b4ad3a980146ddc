/** Roughly an address, as much as can be told without writing to it; null for anything else. */
export function contactEmail(typed: string): string | null {
  const email = typed.trim();
  return /^[^\s@<>"\\\p{C}]{1,64}@[^\s@<>"\\\p{C}]+\.[^\s@<>"\\.\p{C}]{2,}$/u.test(email) ? email : null;
}

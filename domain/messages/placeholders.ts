/** Words in a template that are replaced by data of a booking. Their names: `messages.templates.placeholder.<code>`. */
export const placeholders = [
  'guestFirstName',
  'guestName',
  'home',
  'arrival',
  'departure',
  'nights',
  'checkIn',
  'checkOut',
  'address',
  'directions',
  'wifiName',
  'wifiPassword',
  'keyCode',
  'bookingNumber',
  'hostName',
] as const;
export type Placeholder = (typeof placeholders)[number];

/** Values of the booking and the home; a missing one is empty or absent. */
export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string>>>;

/** Matches a name between braces on one line: `{Vorname}`. */
const token = /\{([^{}\n]{1,60})\}/g;

const plainName = (name: string): string =>
  name.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Indexes the codes by their names in all languages. A code is also a name of its own. */
export function placeholderIndex(
  namesByLanguage: readonly Readonly<Record<Placeholder, string>>[],
): ReadonlyMap<string, Placeholder> {
  return new Map(
    placeholders.flatMap((code) =>
      [code, ...namesByLanguage.map((names) => names[code])].map((name) => [plainName(name), code] as const),
    ),
  );
}

/**
 * Replaces names by codes, so that a stored template does not depend on its author's language. Unknown names are
 * returned as typed.
 */
export function readPlaceholders(
  text: string,
  index: ReadonlyMap<string, Placeholder>,
): { text: string; unknown: string[] } {
  const unknown = new Set<string>();
  const read = text.replaceAll(token, (whole, name: string) => {
    const code = index.get(plainName(name));
    if (code === undefined) unknown.add(name.trim());
    return code === undefined ? whole : `{${code}}`;
  });
  return { text: read, unknown: [...unknown] };
}

const isPlaceholder = (name: string): name is Placeholder =>
  (placeholders as readonly string[]).includes(name);

/** Replaces codes by names in the language of the person who edits the template. */
export const namePlaceholders = (text: string, names: Readonly<Record<Placeholder, string>>): string =>
  text.replaceAll(token, (whole, code: string) => (isPlaceholder(code) ? `{${names[code]}}` : whole));

/**
 * Inserts values. Placeholders without a value stay and are returned as `missing`. Braces within a value are not
 * replaced.
 */
export function fillPlaceholders(
  text: string,
  values: PlaceholderValues,
): { text: string; missing: Placeholder[] } {
  const missing = new Set<Placeholder>();
  const filled = text.replaceAll(token, (whole, code: string) => {
    if (!isPlaceholder(code)) return whole;
    const value = values[code]?.trim() ?? '';
    if (value === '') missing.add(code);
    return value === '' ? whole : value;
  });
  return { text: filled, missing: [...missing] };
}

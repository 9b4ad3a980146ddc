/** Words of a template that are replaced by the data of a booking. Their names: `messages.templates.placeholder.<code>`. */
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

/** The name between braces, in one line: `{Vorname}`. */
const token = /\{([^{}\n]{1,60})\}/g;

const plainName = (name: string): string =>
  name.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Makes names in any language findable; the codes themselves are names, too. */
export function placeholderIndex(
  namesByLanguage: readonly Readonly<Record<Placeholder, string>>[],
): ReadonlyMap<string, Placeholder> {
  return new Map(
    placeholders.flatMap((code) =>
      [code, ...namesByLanguage.map((names) => names[code])].map((name) => [plainName(name), code] as const),
    ),
  );
}

/** Replaces names by codes, so that a template is the same whoever reads it. Names of no placeholder are returned as they were typed. */
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

/** Replaces codes by names, for whoever edits the template. */
export const namePlaceholders = (text: string, names: Readonly<Record<Placeholder, string>>): string =>
  text.replaceAll(token, (whole, code: string) => (isPlaceholder(code) ? `{${names[code]}}` : whole));

/** Inserts values. Placeholders without a value stay, and are named. What a value itself contains is not replaced. */
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

/**
 * Countries whose postcode stands behind the town. Source: the address formats of Chromium, as in
 * `localized-address-format` 1.3.
 */
const postcodeBehind: ReadonlySet<string> = new Set(
  'au ca gb gg gi ie im in je lv mt nz pk sg th tw ua us za'.split(' '),
);

/** Joins postcode and town as letters to the country write them: "81667 München", "Brighton BN1 1AA". */
export function townLine({ country, zip, city }: { country: string; zip: string; city: string }): string {
  const parts = postcodeBehind.has(country.toLowerCase()) ? [city, zip] : [zip, city];
  return parts.filter(Boolean).join(' ');
}

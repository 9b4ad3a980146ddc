const bots =
  /bot\b|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit|whatsapp|curl\/|wget\/|python-|^$/i;
/** Tablets are none: they say `iPad` or `Android` without `Mobile`. */
const phones = /\bmobi|iphone|ipod|windows phone/i;

/** What a browser's own words tell of it; a program that says nothing of itself is no browser. */
export function deviceFlags(userAgent: string): { isBot: boolean; isMobile: boolean } {
  const isTablet = /ipad|tablet/i.test(userAgent);
  return { isBot: bots.test(userAgent), isMobile: !isTablet && phones.test(userAgent) };
}

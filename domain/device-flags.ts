const bots =
  /bot\b|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit|whatsapp|curl\/|wget\/|python-|^$/i;
/** Tablets are not phones: they say `iPad`, or `Android` without `Mobile`. */
const phones = /\bmobi|iphone|ipod|windows phone/i;

/** Read from the User-Agent; a program that sends none is not a browser. */
export function deviceFlags(userAgent: string): { isBot: boolean; isMobile: boolean } {
  const isTablet = /ipad|tablet/i.test(userAgent);
  return { isBot: bots.test(userAgent), isMobile: !isTablet && phones.test(userAgent) };
}

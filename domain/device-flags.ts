const bots =
  /bot\b|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit|whatsapp|curl\/|wget\/|python-|^$/i;
/** Matches phones only; tablets say `iPad`, or `Android` without `Mobile`. */
const phones = /\bmobi|iphone|ipod|windows phone/i;

/** Reads the flags from the User-Agent; a program without one is not a browser. */
export function deviceFlags(userAgent: string): { isBot: boolean; isMobile: boolean } {
  const isTablet = /ipad|tablet/i.test(userAgent);
  return { isBot: bots.test(userAgent), isMobile: !isTablet && phones.test(userAgent) };
}

/**
 * Target of a link in a text. A text names its meaning (`page:Faq/faq2`, `offer:552`, `place:toskana`, `search:pets=one`), so that links
 * survive changed addresses; external links are full addresses.
 */
export type ContentLink =
  | { kind: 'page'; name: string; param: string | null; fragment: string | null }
  | { kind: 'offer'; id: number }
  | { kind: 'place'; slug: string }
  | { kind: 'search'; query: string }
  | { kind: 'outside'; href: string };

const lengthMax = 600;

/** Parses a link; null for anything else, above all for schemes that run scripts. */
export function parseContentLink(to: string): ContentLink | null {
  if (to.length > lengthMax) return null;
  const page = /^page:([A-Za-z]\w{0,60})(?:\/([\w-][\w.-]{0,99}))?(?:#([\w-]{1,60}))?$/.exec(to);
  if (page) return { kind: 'page', name: page[1]!, param: page[2] ?? null, fragment: page[3] ?? null };
  const offer = /^offer:(\d{1,6})$/.exec(to);
  if (offer) return { kind: 'offer', id: Number(offer[1]) };
  const place = /^place:((?:[\p{L}\p{N}_-][\p{L}\p{N}_.-]*\/)*[\p{L}\p{N}_-][\p{L}\p{N}_.-]*\/?)$/u.exec(to);
  if (place && place[1]!.length <= 120) return { kind: 'place', slug: place[1]! };
  const search = /^search:([\p{L}\p{N}=&%+_.,:*-]{0,400})$/u.exec(to);
  if (search) return { kind: 'search', query: search[1]! };
  if (/^mailto:[^\s\p{C}@?&<>"']{1,64}@[\w-]+(?:\.[\w-]+)+$/u.test(to)) return { kind: 'outside', href: to };
  // Placeholders for the operator's address and phone are replaced when the text is shown.
  if (/^(?:mailto|tel):\{\{(?:company|office)(?:\.\w+)+\}\}$/.test(to)) return { kind: 'outside', href: to };
  if (/^tel:\+?[\d-]{3,24}$/.test(to)) return { kind: 'outside', href: to };
  return isWholeAddress(to) ? { kind: 'outside', href: to } : null;
}

function isWholeAddress(to: string): boolean {
  if (!/^https:\/\/[^\s\p{C}\\<>"'`]+$/u.test(to)) return false;
  const url = URL.parse(to);
  return (
    url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.')
  );
}

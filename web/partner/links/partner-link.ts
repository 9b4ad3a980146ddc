import type { OwnPartner } from '../../../contract/partners/own-partner.ts';
import { subId as readSubId } from '../../../domain/attribution.ts';

/** Paths of the rooms and the API, which are no targets for guests. */
const notForGuests = /^\/(?:(?:en|fr|it)\/)?(?:api|admin|landlord|partner|user|login)(?:\/|$)/;

interface Asked {
  /** A URL of the site, whole or from its first slash on. */
  typed: string;
  /** The partner's name for the link; empty for none. */
  subId: string;
  partner: Pick<OwnPartner, 'partnerID' | 'origin' | 'hasOwnHost'>;
  siteOrigin: string;
}

/** The URL by which guests count for a partner: on its own host, or on ours with its number. */
export function partnerLink({
  typed,
  subId,
  partner,
  siteOrigin,
}: Asked): { ok: true; url: string } | { ok: false; wrong: 'address' | 'subId' } {
  const { origin, hasOwnHost, partnerID } = partner;
  const url = URL.parse(typed.trim(), siteOrigin);
  if (!url || ![siteOrigin, origin].includes(url.origin) || notForGuests.test(url.pathname)) {
    return { ok: false, wrong: 'address' };
  }
  if (subId !== '' && readSubId(subId) === '') return { ok: false, wrong: 'subId' };
  const link = new URL(url.pathname + url.search + url.hash, origin);
  // Whoever copied it from their own link does not send guests to two partners.
  for (const name of [...link.searchParams.keys()]) {
    if (/^(?:pid|partner|subid)$/i.test(name)) link.searchParams.delete(name);
  }
  if (!hasOwnHost) link.searchParams.set('pid', String(partnerID));
  if (subId !== '') link.searchParams.set('subid', subId);
  return { ok: true, url: link.href };
}

/** Escapes text for HTML, including attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)!};`);

export const bannerKinds = ['text', 'button', 'box'] as const;
export type BannerKind = (typeof bannerKinds)[number];

/** The house's colours; the contrast of their text is more than 4.5 to 1. */
export const bannerStyles: Readonly<Record<BannerKind, Readonly<Record<string, string>>>> = {
  text: {},
  button: {
    display: 'inline-block',
    padding: '12px 20px',
    borderRadius: '8px',
    background: '#1d5c4d',
    color: '#ffffff',
    font: '600 16px sans-serif',
    textDecoration: 'none',
  },
  box: {
    display: 'block',
    maxWidth: '320px',
    padding: '20px',
    border: '1px solid #d9d2c5',
    borderRadius: '12px',
    background: '#fffdf8',
    color: '#1d2b28',
    font: '16px/1.4 sans-serif',
    textDecoration: 'none',
  },
};

const asAttribute = (kind: BannerKind): string =>
  Object.entries(bannerStyles[kind])
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');

/** HTML for a partner's own site: no script, no picture, nothing that tells us who sees it. */
export function bannerOf(kind: BannerKind, url: string, words: { label: string; text: string }): string {
  const style = asAttribute(kind);
  const open = `<a href="${escaped(url)}" rel="sponsored noopener" target="_blank"${style && ` style="${style}"`}>`;
  const label = escaped(words.label);
  return kind === 'box'
    ? `${open}<strong>${label}</strong><br>${escaped(words.text)}</a>`
    : `${open}${label}</a>`;
}

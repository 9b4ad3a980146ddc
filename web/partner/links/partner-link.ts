import type { OwnPartner } from '../../../contract/partners/own-partner.ts';
import { escapeMarkup } from '../../../domain/escape-markup.ts';
import { subId as readSubId } from '../../../domain/attribution.ts';

/** Paths of login-only pages and the API, which are no targets for guests. */
const notForGuests = /^\/(?:(?:en|fr|it)\/)?(?:api|admin|landlord|partner|user|login)(?:\/|$)/;

interface LinkRequest {
  /** A URL of the site, complete or as a path. */
  typed: string;
  /** The partner's name for the link. Empty if there is none. */
  subId: string;
  partner: Pick<OwnPartner, 'partnerID' | 'origin' | 'hasOwnHost'>;
  siteOrigin: string;
}

/** Returns the URL by which guests are attributed to a partner: on its own host, or on ours with its number. */
export function partnerLink({
  typed,
  subId,
  partner,
  siteOrigin,
}: LinkRequest): { ok: true; url: string } | { ok: false; wrong: 'address' | 'subId' } {
  const { origin, hasOwnHost, partnerID } = partner;
  const url = URL.parse(typed.trim(), siteOrigin);
  if (!url || ![siteOrigin, origin].includes(url.origin) || notForGuests.test(url.pathname)) {
    return { ok: false, wrong: 'address' };
  }
  if (subId !== '' && readSubId(subId) === '') return { ok: false, wrong: 'subId' };
  const link = new URL(url.pathname + url.search + url.hash, origin);
  // Removes attribution parameters of a copied partner link.
  for (const name of [...link.searchParams.keys()]) {
    if (/^(?:pid|partner|subid)$/i.test(name)) link.searchParams.delete(name);
  }
  if (!hasOwnHost) link.searchParams.set('pid', String(partnerID));
  if (subId !== '') link.searchParams.set('subid', subId);
  return { ok: true, url: link.href };
}

export const bannerKinds = ['text', 'button', 'box'] as const;
export type BannerKind = (typeof bannerKinds)[number];

/** Colours of the site. Text has a contrast of more than 4.5 to 1. */
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

const styleAttribute = (kind: BannerKind): string =>
  Object.entries(bannerStyles[kind])
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');

/** Returns the HTML of a banner for a partner's own site. It contains no script, image or tracking. */
export function buildBanner(kind: BannerKind, url: string, words: { label: string; text: string }): string {
  const style = styleAttribute(kind);
  const openTag = `<a href="${escapeMarkup(url)}" rel="sponsored noopener" target="_blank"${style && ` style="${style}"`}>`;
  const label = escapeMarkup(words.label);
  return kind === 'box'
    ? `${openTag}<strong>${label}</strong><br>${escapeMarkup(words.text)}</a>`
    : `${openTag}${label}</a>`;
}

/** Returns the HTML of a picture that leads to a link. Width and height keep its place free while it is being loaded. */
export function buildPictureBanner(
  url: string,
  { src, alt, width, height }: { src: string; alt: string; width: number; height: number },
): string {
  return (
    `<a href="${escapeMarkup(url)}" rel="sponsored noopener" target="_blank">` +
    `<img src="${escapeMarkup(src)}" width="${width}" height="${height}" alt="${escapeMarkup(alt)}"></a>`
  );
}

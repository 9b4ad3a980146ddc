import { isEmail, isPhone } from '../../../../domain/reachable.ts';

export interface PartnerWords {
  partnerName: string;
  partnerPhone: string;
  partnerEmail: string;
  siteUrl: string;
}

function normalizeSite(input: string): string | null {
  const url = URL.parse(/^https?:\/\//i.test(input) ? input : `https://${input}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(url.hostname) ? url.href : null;
}

export function readPartnerWords({
  partnerName,
  partnerPhone,
  partnerEmail,
  siteUrl,
}: PartnerWords):
  | { ok: true; name: string; phone: string | null; email: string | null; url: string | null }
  | { ok: false; fields: (keyof PartnerWords)[] } {
  const url = siteUrl === '' ? null : normalizeSite(siteUrl);
  const fields: (keyof PartnerWords)[] = [];
  // Guests see the name as their contact, so that it must contain neither markup nor an address.
  if (/[<>\p{C}]|https?:/u.test(partnerName)) fields.push('partnerName');
  if (partnerPhone !== '' && !isPhone(partnerPhone)) fields.push('partnerPhone');
  if (partnerEmail !== '' && !isEmail(partnerEmail)) fields.push('partnerEmail');
  if (siteUrl !== '' && url === null) fields.push('siteUrl');
  if (fields.length > 0) return { ok: false, fields };
  return { ok: true, name: partnerName, phone: partnerPhone || null, email: partnerEmail || null, url };
}

/** True if two URLs belong to the same site; a removed URL needs no review. */
export function isSameSite(one: string | null, other: string | null): boolean {
  if (other === null) return true;
  return one !== null && URL.canParse(one) && new URL(one).origin === new URL(other).origin;
}

export function isPartnerHost(host: string, ownHost: string): boolean {
  return (
    /^(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/.test(host) && !/^[\d.]+$/.test(host) && host !== ownHost
  );
}

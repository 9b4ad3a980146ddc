import { isEmail, isPhone } from '../../../../domain/reachable.ts';

export interface PartnerWords {
  partnerName: string;
  partnerPhone: string;
  partnerEmail: string;
  siteUrl: string;
}

/** The address of a site as it is stored; null: it is none that pages may link to. */
function siteOf(typed: string): string | null {
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(url.hostname) ? url.href : null;
}

/** What somebody says of a partner as it is stored, or the fields that are wrong. */
export function readPartnerWords({
  partnerName,
  partnerPhone,
  partnerEmail,
  siteUrl,
}: PartnerWords):
  | { ok: true; name: string; phone: string | null; email: string | null; url: string | null }
  | { ok: false; fields: (keyof PartnerWords)[] } {
  const url = siteUrl === '' ? null : siteOf(siteUrl);
  const fields: (keyof PartnerWords)[] = [];
  // A name is shown to guests as that of who looks after them: neither markup nor an address.
  if (/[<>\p{C}]|https?:/u.test(partnerName)) fields.push('partnerName');
  if (partnerPhone !== '' && !isPhone(partnerPhone)) fields.push('partnerPhone');
  if (partnerEmail !== '' && !isEmail(partnerEmail)) fields.push('partnerEmail');
  if (siteUrl !== '' && url === null) fields.push('siteUrl');
  if (fields.length > 0) return { ok: false, fields };
  return { ok: true, name: partnerName, phone: partnerPhone || null, email: partnerEmail || null, url };
}

/** Whether two addresses are of one site; without an address there is nothing to look at anew. */
export function isSameSite(one: string | null, other: string | null): boolean {
  if (other === null) return true;
  return one !== null && URL.canParse(one) && new URL(one).origin === new URL(other).origin;
}

/** Whether a text can be the host of a partner's own pages. */
export function isPartnerHost(host: string, ownHost: string): boolean {
  return (
    /^(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/.test(host) && !/^[\d.]+$/.test(host) && host !== ownHost
  );
}

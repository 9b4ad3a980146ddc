export interface AllowedSite {
  name: string;
  /** Any address of the site; only its origin counts. */
  url: string;
}

/** The target of a redirect, rebuilt from its parts; null for an address that is not of an allowed site. */
export function allowedTarget(
  asked: string,
  sites: readonly AllowedSite[],
): { name: string; url: string } | null {
  if (!URL.canParse(asked)) return null;
  const url = new URL(asked);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  // What stands before an @ is no part of the site, but reads like one.
  if (url.username !== '' || url.password !== '') return null;
  const site = sites.find((one) => URL.canParse(one.url) && new URL(one.url).origin === url.origin);
  return site ? { name: site.name, url: url.href } : null;
}

export interface AllowedSite {
  name: string;
  url: string;
}

/** Returns the target of a redirect, rebuilt from its parts; null if the URL belongs to no allowed site. */
export function allowedTarget(
  requestedUrl: string,
  sites: readonly AllowedSite[],
): { name: string; url: string } | null {
  if (!URL.canParse(requestedUrl)) return null;
  const url = new URL(requestedUrl);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  // Credentials before an @ could make the address look like another site.
  if (url.username !== '' || url.password !== '') return null;
  const site = sites.find((one) => URL.canParse(one.url) && new URL(one.url).origin === url.origin);
  return site ? { name: site.name, url: url.href } : null;
}

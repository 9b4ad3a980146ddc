/** Another site that carries most pages, while only some are shown here. */
export interface Reseller {
  /** https://www.example.com, without trailing slash */
  domain: string;
  paths: readonly string[];
}

export interface SiteLink {
  href: string;
  /** Another site or program, outside of the page's own navigation. */
  leaves: boolean;
  newWindow: boolean;
}

const leaving = /^(?:https?:|\/\/|mailto:|tel:)/i;

/**
 * Target of a link. Staff (`service`) stay here on every path; for others the reseller's domain carries all paths that are not listed as
 * shown here.
 */
export function siteLink(target: string, reseller: Reseller | null, usertype: string): SiteLink {
  if (leaving.test(target)) {
    const isPage = /^(?:https?:|\/\/)/i.test(target);
    return { href: target, leaves: true, newWindow: isPage && !isOfReseller(target, reseller) };
  }
  const isPath = target.startsWith('/');
  if (!isPath || usertype === 'service' || !reseller || isShownHere(target, reseller)) {
    return { href: target, leaves: false, newWindow: false };
  }
  return { href: reseller.domain + target, leaves: true, newWindow: false };
}

function isOfReseller(target: string, reseller: Reseller | null): boolean {
  return reseller !== null && target.includes(reseller.domain.replace(/^https?:\/\//, ''));
}

/** `/search/` shows `/search/` and `/search/x/`, but not `/searching/`; `/` is the start page alone. */
function isShownHere(target: string, { paths }: Reseller): boolean {
  const path = withSlash(target.split(/[?#]/, 1)[0]!);
  return paths.some((shown) => (shown === '/' ? path === '/' : path.startsWith(withSlash(shown))));
}

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

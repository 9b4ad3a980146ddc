/** Another site that carries most pages, while only some are shown here. */
export interface Reseller {
  /** Such as `https://www.example.com`, without a trailing slash. */
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
 * Returns the target of a link. Staff (`service`) stay here on every path; for others the reseller's domain has all paths that are not
 * listed as shown here.
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

/** True for paths that are shown here: `/search/` includes `/search/x/`, but not `/searching/`; `/` is only the start page. */
function isShownHere(target: string, { paths }: Reseller): boolean {
  const path = withSlash(target.split(/[?#]/, 1)[0]!);
  return paths.some((shownPath) =>
    shownPath === '/' ? path === '/' : path.startsWith(withSlash(shownPath)),
  );
}

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

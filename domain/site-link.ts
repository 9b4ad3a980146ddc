/** A site that carries most pages, while only some of them are shown here. */
export interface Reseller {
  /** https://www.example.com, without trailing slash */
  domain: string;
  /** Paths that are shown here all the same, with all below them. */
  paths: readonly string[];
}

export interface SiteLink {
  href: string;
  /** Another site or program: the page's own navigation has nothing to do with it. */
  leaves: boolean;
  newWindow: boolean;
}

const leaving = /^(?:https?:|\/\/|mailto:|tel:)/i;

/**
 * Where a link leads. The office's own people (`service`) stay here with every path of the site; for all
 * others the reseller's domain carries what is not named to be shown here.
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

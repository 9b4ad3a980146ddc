import { use, useMemo } from 'react';
import type { Reseller, SiteLink } from '../../domain/site-link.ts';
import { useVisitor } from '../features/visitor/use-visitor.ts';

/** Only a reseller's sites need this code; the page waits for it there, in the browser and on the server. */
let rule: Promise<typeof import('../../domain/site-link.ts')> | undefined;
const loadRule = (): NonNullable<typeof rule> => (rule ??= import('../../domain/site-link.ts'));

/** Returns the rules for links. Staff stay on this site, which is known once the visitor is loaded. */
export function useLinkRules(reseller: Reseller | null): ((target: string) => SiteLink) | null {
  const { usertype = '' } = useVisitor();
  const siteLink = reseller && use(loadRule()).siteLink;
  return useMemo(
    () => siteLink && ((target: string) => siteLink(target, reseller, usertype)),
    [siteLink, reseller, usertype],
  );
}

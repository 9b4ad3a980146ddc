import { use, useMemo } from 'react';
import type { Reseller, SiteLink } from '../../domain/site-link.ts';
import { useVisitor } from '../features/visitor/use-visitor.ts';

/** Only sites of a reseller need the rule; the page waits for it there, here and on the server. */
let rule: Promise<typeof import('../../domain/site-link.ts')> | undefined;
const loadRule = (): NonNullable<typeof rule> => (rule ??= import('../../domain/site-link.ts'));

/** The office's own people stay on this site; who they are is known once the visitor is. */
export function useLinkRules(reseller: Reseller | null): ((target: string) => SiteLink) | null {
  const { usertype = '' } = useVisitor();
  const siteLink = reseller && use(loadRule()).siteLink;
  return useMemo(
    () => siteLink && ((target: string) => siteLink(target, reseller, usertype)),
    [siteLink, reseller, usertype],
  );
}

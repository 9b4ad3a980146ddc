import type { LoaderFunctionArgs } from 'react-router';
import { defaultLanguage } from '../../domain/language.ts';
import { parseAddress } from '../../domain/routes.ts';
import type { Reseller } from '../../domain/site-link.ts';
import { siteContext } from '../app/api/site-context.ts';
import { lineOfPartner, type OfficeLine } from '../features/office/office-line.ts';

/** What the shell shows on every page of a host, the same for everybody. */
export interface RootData {
  office: OfficeLine;
  reseller: Reseller | null;
  /** The tag manager's container of this language, which the browser loads only with consent. */
  tagContainer: { origin: string; id: string } | null;
}

/** On a partner's host the partner answers. */
export function load({ url, context }: LoaderFunctionArgs): RootData {
  const { office, partner, reseller, tagContainer } = context.get(siteContext);
  return {
    reseller,
    tagContainer: tagContainer(parseAddress(url.pathname)?.language ?? defaultLanguage),
    office: lineOfPartner(office, partner),
  };
}

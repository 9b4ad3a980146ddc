import type { LoaderFunctionArgs } from 'react-router';
import { defaultLanguage } from '../../domain/language.ts';
import { parseAddress } from '../../domain/routes.ts';
import { siteContext } from '../api/site-context.ts';

/** The office's phone and mail, the same for everybody. */
export interface OfficeLine {
  phone: { interact: string; display: string };
  email: string;
}

export interface RootData {
  office: OfficeLine | null;
  /** The tag manager's container of this language, which the browser loads only with consent. */
  tagContainer: { origin: string; id: string } | null;
}

/** A site whose office cannot be read still shows its pages. */
export async function load({ url, context }: LoaderFunctionArgs): Promise<RootData> {
  const site = context.get(siteContext);
  const tagContainer = site.tagContainer(parseAddress(url.pathname)?.language ?? defaultLanguage);
  try {
    const { phone, email } = await site.api.call('getOfficeContact', {});
    return { office: { phone, email }, tagContainer };
  } catch {
    return { office: null, tagContainer };
  }
}

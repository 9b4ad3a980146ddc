import { data, type LoaderFunctionArgs } from 'react-router';
import { ApiFailure } from '../../app/api/api-client.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { specialPage, type SpecialPage } from '../../app/special-page.ts';

const keys = ['lead', 'go', 'back', 'none'] as const;

export interface AffiliateData extends SpecialPage<(typeof keys)[number]> {
  target: { name: string; url: string } | null;
}

/** A target that is not allowed is a 404. */
export async function load(args: LoaderFunctionArgs): Promise<AffiliateData> {
  const page = specialPage(args, 'AffiliateRedirect', 'affiliate', keys);
  const url = args.url.searchParams.get('url') ?? '';
  if (url === '') return { ...page, target: null };
  try {
    return { ...page, target: await args.context.get(siteContext).api.call('getAffiliateTarget', { url }) };
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500) throw data(null, { status: 404 });
    throw error;
  }
}

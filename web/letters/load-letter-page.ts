import type { LoaderFunctionArgs } from 'react-router';
import type { Language } from '../../domain/language.ts';
import type { LetterRouteName } from '../../domain/letter-routes.ts';
import type { PathParams } from '../../domain/routes.ts';
import { siteContext } from '../app/api/site-context.ts';
import type { PageHead } from '../app/page-head.ts';
import { buildHead, matchRoute } from '../features/booking/bookable-home.ts';

export interface LetterPage {
  head: PageHead;
  language: Language;
  origin: string;
  params: PathParams;
  homePath: string;
}

export function loadLetterPage(
  { url, context }: LoaderFunctionArgs,
  name: LetterRouteName,
  [title, description]: readonly [string, string],
): LetterPage {
  const site = context.get(siteContext);
  const match = matchRoute(site, url, [name]);
  const { userKey } = match.params;
  const params = userKey === undefined ? match.params : { userKey: userKey.replace(/-.*$/, '') || 'account' };
  const t = site.translate(match.language);
  return {
    head: buildHead(site, { ...match, params }, t(title), t(description)),
    language: match.language,
    origin: site.origin,
    params,
    homePath: site.routes.pathOf('Home', match.language),
  };
}

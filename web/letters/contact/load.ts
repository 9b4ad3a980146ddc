import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import type { PageHead } from '../../app/page-head.ts';
import { buildHead, matchRoute } from '../../features/booking/bookable-home.ts';
import { lineOfPartner } from '../../features/office/line-of-partner.ts';
import type { OfficeLine } from '../../features/office/office-line.ts';

interface ContactPage {
  head: PageHead;
  origin: string;
  office: OfficeLine;
  bookingPath: string;
}

export function load({ url, context }: LoaderFunctionArgs): ContactPage {
  const site = context.get(siteContext);
  const match = matchRoute(site, url, ['Contact']);
  const t = site.translate(match.language);
  return {
    head: { ...buildHead(site, match, t('letters.title'), t('letters.description')), noIndex: false },
    origin: site.origin,
    office: lineOfPartner(site.office, site.partner),
    bookingPath: site.routes.pathOf('bookingView', match.language),
  };
}

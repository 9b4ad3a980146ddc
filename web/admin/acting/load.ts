import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { matchRoute } from '../../features/booking/bookable-home.ts';
import { loadAdminPage, type AdminPage } from '../load-admin-page.ts';

export interface ActingPage extends AdminPage {
  roomPaths: { landlord: string; partner: string };
}

export function load(args: LoaderFunctionArgs): ActingPage {
  const site = args.context.get(siteContext);
  const { language } = matchRoute(site, args.url, ['AdminActing']);
  return {
    ...loadAdminPage(args, 'AdminActing'),
    roomPaths: {
      landlord: site.routes.pathOf('LandlordHome', language),
      partner: site.routes.pathOf('PartnerHome', language),
    },
  };
}

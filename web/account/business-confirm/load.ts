import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { matchRoute } from '../../features/booking/bookable-home.ts';
import { loadAccountPage, type AccountPage } from '../load-account-page.ts';

interface BusinessConfirm extends AccountPage {
  homePath: string;
}

export function load(args: LoaderFunctionArgs): BusinessConfirm {
  const site = args.context.get(siteContext);
  const { language } = matchRoute(site, args.url, ['UserBusinessConfirm']);
  return {
    ...loadAccountPage(args, 'UserBusinessConfirm', 'join.confirm'),
    homePath: site.routes.pathOf('Home', language),
  };
}

import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { matchRoute } from '../../features/booking/bookable-home.ts';
import { loadAdminPage, type AdminPage } from '../load-admin-page.ts';

/** Adds the path pattern of home pages, which the staff pages do not know in the browser. */
export function load(args: LoaderFunctionArgs): AdminPage & { objectPath: string } {
  const site = args.context.get(siteContext);
  const { language } = matchRoute(site, args.url, ['AdminRatings']);
  return {
    ...loadAdminPage(args, 'AdminRatings'),
    objectPath: site.routes.pathOf('ObjectPage', language, { objectNumber: 1 }),
  };
}

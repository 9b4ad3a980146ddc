import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { matchRoute } from '../../features/booking/bookable-home.ts';
import { loadAdminPage, type AdminPage } from '../load-admin-page.ts';

/** Adds the path of the public page of the home, which the staff pages do not know in the browser. */
export function load(args: LoaderFunctionArgs): AdminPage & { guestPath: string } {
  const page = loadAdminPage(args, 'AdminHomeHistory');
  const site = args.context.get(siteContext);
  const { language } = matchRoute(site, args.url, ['AdminHomeHistory']);
  const objectNumber = Number(page.params['objectNumber']);
  return { ...page, guestPath: site.routes.pathOf('ObjectPage', language, { objectNumber }) };
}

import type { LoaderFunctionArgs } from 'react-router';
import type { DemoPerson } from '../../../domain/demo-people.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { matchRoute } from '../../features/booking/bookable-home.ts';
import { loadAccountPage, type AccountPage } from '../load-account-page.ts';
import { buildStartPaths, type StartPaths } from '../parts/start-path.ts';

interface LoginPage extends AccountPage {
  demoPeople: readonly DemoPerson[];
  startPaths: StartPaths;
}

export function load(args: LoaderFunctionArgs): LoginPage {
  const site = args.context.get(siteContext);
  const { language } = matchRoute(site, args.url, ['UserLogin']);
  return {
    ...loadAccountPage(args, 'UserLogin', 'login'),
    startPaths: buildStartPaths(site.routes, language),
    // Accounts that log in by number are shown in the forms for landlords and partners.
    demoPeople: site.demoPeople.filter(({ login }) => login.includes('@')),
  };
}

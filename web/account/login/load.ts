import type { LoaderFunctionArgs } from 'react-router';
import type { DemoPerson } from '../../../domain/demo-people.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { matchRoute } from '../../features/booking/bookable-home.ts';
import { loadAccountPage, type AccountPage } from '../load-account-page.ts';
import { startPathsIn, type StartPaths } from '../parts/start-path.ts';

interface LoginPage extends AccountPage {
  demoPeople: readonly DemoPerson[];
  startPaths: StartPaths;
}

export function load(args: LoaderFunctionArgs): LoginPage {
  const site = args.context.get(siteContext);
  const { language } = matchRoute(site, args.url, ['UserLogin']);
  return {
    ...loadAccountPage(args, 'UserLogin', 'login'),
    startPaths: startPathsIn(site.routes, language),
    // Numbers go into the forms of landlords and partners.
    demoPeople: site.demoPeople.filter(({ login }) => login.includes('@')),
  };
}

import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { matchRoute } from '../../features/booking/bookable-home.ts';
import { loadAccountPage, type AccountPage } from '../load-account-page.ts';
import { buildStartPaths, type StartPaths } from '../parts/start-path.ts';

export function load(args: LoaderFunctionArgs): AccountPage & { startPaths: StartPaths } {
  const site = args.context.get(siteContext);
  const { language } = matchRoute(site, args.url, ['UserPasswordReset']);
  return {
    ...loadAccountPage(args, 'UserPasswordReset', 'reset'),
    startPaths: buildStartPaths(site.routes, language),
  };
}

import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { matchRoute } from '../../features/booking/bookable-home.ts';
import { loadAccountPage, type AccountPage } from '../load-account-page.ts';
import { buildStartPaths, type StartPaths } from '../parts/start-path.ts';

interface InvitationPage extends AccountPage {
  startPaths: StartPaths;
}

export function load(args: LoaderFunctionArgs): InvitationPage {
  const site = args.context.get(siteContext);
  const { language } = matchRoute(site, args.url, ['TeamInvitation']);
  return {
    ...loadAccountPage(args, 'TeamInvitation', 'invitation'),
    startPaths: buildStartPaths(site.routes, language),
  };
}

import type { LoaderFunctionArgs } from 'react-router';
import type { DemoPerson } from '../../../domain/demo-people.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { loadAccountPage, type AccountPage } from '../load-account-page.ts';

export function load(args: LoaderFunctionArgs): AccountPage & { demoPeople: readonly DemoPerson[] } {
  return {
    ...loadAccountPage(args, 'UserLogin', 'login'),
    demoPeople: args.context.get(siteContext).demoPeople,
  };
}

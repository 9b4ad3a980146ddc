import type { LoaderFunctionArgs } from 'react-router';
import type { DemoPerson } from '../../../domain/demo-people.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { loadAccountPage, type AccountPage } from '../load-account-page.ts';

export function load(args: LoaderFunctionArgs): AccountPage & { demoPeople: readonly DemoPerson[] } {
  return {
    ...loadAccountPage(args, 'UserLogin', 'login'),
    // Numbers go into the forms of landlords and partners.
    demoPeople: args.context.get(siteContext).demoPeople.filter(({ login }) => login.includes('@')),
  };
}

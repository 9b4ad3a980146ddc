import type { LoaderFunctionArgs } from 'react-router';
import type { DemoPerson } from '../../../domain/demo-people.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { matchRoute } from '../../features/booking/bookable-home.ts';
import { loadAccountPage, type AccountPage } from '../load-account-page.ts';

interface BusinessLogin extends AccountPage {
  form: 'retailer' | 'partner';
  demoPeople: readonly DemoPerson[];
}

export function load(args: LoaderFunctionArgs): BusinessLogin {
  const site = args.context.get(siteContext);
  const { name } = matchRoute(site, args.url, ['RetailerLogin', 'PartnerLogin']);
  const form = name === 'RetailerLogin' ? 'retailer' : 'partner';
  return {
    ...loadAccountPage(args, name === 'RetailerLogin' ? name : 'PartnerLogin', `business.${form}`),
    form,
    demoPeople: site.demoPeople.filter(({ role }) =>
      form === 'retailer' ? role === 'landlord' : role === 'partner' || role === 'agency',
    ),
  };
}

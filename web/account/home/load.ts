import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { matchRoute } from '../../features/booking/bookable-home.ts';
import { loadAccountPage, type AccountPage } from '../load-account-page.ts';

interface AccountHome extends AccountPage {
  /** The staff's own start page, which belongs to other routes. */
  staffPath: string;
  landlordPath: string;
  payoutsPath: string;
  changeoversPath: string;
  partnerPath: string;
  lettersPath: string;
  alertsPath: string;
  questionPath: string;
}

export function load(args: LoaderFunctionArgs): AccountHome {
  const site = args.context.get(siteContext);
  const { language } = matchRoute(site, args.url, ['UserHome']);
  return {
    ...loadAccountPage(args, 'UserHome', 'home'),
    staffPath: site.routes.pathOf('AdminWaiting', language),
    landlordPath: site.routes.pathOf('LandlordHome', language),
    payoutsPath: site.routes.pathOf('LandlordPayouts', language),
    changeoversPath: site.routes.pathOf('LandlordChangeovers', language),
    partnerPath: site.routes.pathOf('PartnerHome', language),
    questionPath: site.routes.pathOf('Question', language),
    alertsPath: site.routes.pathOf('Alerts', language),
    lettersPath: site.routes.pathOf('MailSettings', language, { userKey: 'account' }),
  };
}

import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { matchOf } from '../../features/booking/bookable-home.ts';
import { loadAccountPage, type AccountPage } from '../load-account-page.ts';

interface AccountHome extends AccountPage {
  /** The way to those who look after accounts, which lies in a room of its own. */
  peoplePath: string;
  /** The way to those who write the site's pages. */
  deskPath: string;
  /** The way to what people have written to the office. */
  casesPath: string;
  /** The way to businesses that want to work with the house. */
  businessesPath: string;
  /** The area of those who let homes lies in another room, whose paths this one does not know. */
  landlordPath: string;
  /** The letters that somebody gets, opened by the login. */
  lettersPath: string;
}

export function load(args: LoaderFunctionArgs): AccountHome {
  const site = args.context.get(siteContext);
  const { language } = matchOf(site, args.url, ['UserHome']);
  return {
    ...loadAccountPage(args, 'UserHome', 'home'),
    peoplePath: site.routes.pathOf('AdminPeople', language),
    deskPath: site.routes.pathOf('AdminDesk', language),
    casesPath: site.routes.pathOf('AdminCases', language),
    businessesPath: site.routes.pathOf('AdminBusinesses', language),
    landlordPath: site.routes.pathOf('LandlordHome', language),
    lettersPath: site.routes.pathOf('MailSettings', language, { userKey: 'account' }),
  };
}

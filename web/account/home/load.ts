import type { LoaderFunctionArgs } from 'react-router';
import type { Permission } from '../../../domain/permissions.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { matchOf } from '../../features/booking/bookable-home.ts';
import { loadAccountPage, type AccountPage } from '../load-account-page.ts';

/** Texts: `account.home.<name>`. */
const staffPages = [
  { name: 'desk', permission: 'content.update', route: 'AdminDesk' },
  { name: 'cases', permission: 'office.update', route: 'AdminCases' },
  { name: 'ratings', permission: 'ratings.update', route: 'AdminRatings' },
  { name: 'messages', permission: 'messages.read', route: 'AdminMessages' },
  { name: 'businesses', permission: 'office.update', route: 'AdminBusinesses' },
  { name: 'partners', permission: 'office.update', route: 'AdminPartners' },
  { name: 'homes', permission: 'office.update', route: 'AdminHomes' },
  { name: 'money', permission: 'money.update', route: 'AdminMoney' },
  { name: 'payouts', permission: 'money.update', route: 'AdminPayouts' },
  { name: 'bonus', permission: 'office.update', route: 'AdminBonus' },
  { name: 'campaigns', permission: 'campaigns.update', route: 'AdminCampaigns' },
  { name: 'mails', permission: 'mails.update', route: 'AdminMails' },
  { name: 'acting', permission: 'accounts.actFor', route: 'AdminActing' },
  { name: 'people', permission: 'accounts.update', route: 'AdminPeople' },
] as const;

interface AccountHome extends AccountPage {
  /** Ways to what somebody may look after, which lies in a room of its own. */
  staffLinks: readonly { name: string; permission: Permission; path: string }[];
  /** The area of those who let homes lies in another room, whose paths this one does not know. */
  landlordPath: string;
  /** The same of those who send guests. */
  partnerPath: string;
  /** The letters that somebody gets, opened by the login. */
  lettersPath: string;
  /** The searches and the watch list whose news are sent by mail. */
  alertsPath: string;
}

export function load(args: LoaderFunctionArgs): AccountHome {
  const site = args.context.get(siteContext);
  const { language } = matchOf(site, args.url, ['UserHome']);
  return {
    ...loadAccountPage(args, 'UserHome', 'home'),
    staffLinks: staffPages.map(({ route, ...link }) => ({
      ...link,
      path: site.routes.pathOf(route, language),
    })),
    landlordPath: site.routes.pathOf('LandlordHome', language),
    partnerPath: site.routes.pathOf('PartnerHome', language),
    alertsPath: site.routes.pathOf('Alerts', language),
    lettersPath: site.routes.pathOf('MailSettings', language, { userKey: 'account' }),
  };
}

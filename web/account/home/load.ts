import type { LoaderFunctionArgs } from 'react-router';
import type { Permission } from '../../../domain/permissions.ts';
import { staffRooms } from '../../../domain/staff-rooms.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { matchRoute } from '../../features/booking/bookable-home.ts';
import { loadAccountPage, type AccountPage } from '../load-account-page.ts';

export interface StaffGroup {
  name: string;
  rooms: readonly { name: string; permission: Permission; path: string }[];
}

interface AccountHome extends AccountPage {
  /** Links to the staff pages, which belong to other routes. */
  staffGroups: readonly StaffGroup[];
  landlordPath: string;
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
    staffGroups: staffRooms.map(({ name, rooms }) => ({
      name,
      rooms: rooms.map(({ route, ...room }) => ({ ...room, path: site.routes.pathOf(route, language) })),
    })),
    landlordPath: site.routes.pathOf('LandlordHome', language),
    changeoversPath: site.routes.pathOf('LandlordChangeovers', language),
    partnerPath: site.routes.pathOf('PartnerHome', language),
    questionPath: site.routes.pathOf('Question', language),
    alertsPath: site.routes.pathOf('Alerts', language),
    lettersPath: site.routes.pathOf('MailSettings', language, { userKey: 'account' }),
  };
}

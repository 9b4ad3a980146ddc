import type { AdminRouteName } from './admin-routes.ts';
import type { Permission } from './permissions.ts';

/** A staff page; its text is `staff.room.<name>`. */
interface StaffRoom {
  name: string;
  permission: Permission;
  route: AdminRouteName;
}

/** Staff pages by group; the text of a group is `staff.group.<name>`. */
export const staffRooms = [
  { name: 'day', rooms: [{ name: 'waiting', permission: 'work.see', route: 'AdminWaiting' }] },
  {
    name: 'guests',
    rooms: [
      { name: 'search', permission: 'records.find', route: 'AdminSearch' },
      { name: 'cases', permission: 'office.update', route: 'AdminCases' },
      { name: 'bookings', permission: 'office.update', route: 'AdminBookings' },
      { name: 'messages', permission: 'messages.read', route: 'AdminMessages' },
      { name: 'ratings', permission: 'ratings.update', route: 'AdminRatings' },
      { name: 'officeTexts', permission: 'office.update', route: 'AdminOfficeTexts' },
      { name: 'officeTeam', permission: 'office.update', route: 'AdminOfficeUpload' },
    ],
  },
  {
    name: 'businesses',
    rooms: [
      { name: 'businesses', permission: 'office.update', route: 'AdminBusinesses' },
      { name: 'homes', permission: 'office.update', route: 'AdminHomes' },
      { name: 'partners', permission: 'office.update', route: 'AdminPartners' },
      { name: 'acting', permission: 'accounts.actFor', route: 'AdminActing' },
    ],
  },
  {
    name: 'money',
    rooms: [
      { name: 'moneyFigures', permission: 'money.update', route: 'AdminMoneyFigures' },
      { name: 'money', permission: 'money.update', route: 'AdminMoney' },
      { name: 'debtors', permission: 'money.update', route: 'AdminDebtors' },
      { name: 'accountSheet', permission: 'money.update', route: 'AdminAccountSheet' },
      { name: 'manualPostings', permission: 'money.update', route: 'AdminManualPostings' },
      { name: 'payouts', permission: 'money.update', route: 'AdminPayouts' },
      { name: 'bonus', permission: 'office.update', route: 'AdminBonus' },
    ],
  },
  {
    name: 'writing',
    rooms: [
      { name: 'desk', permission: 'content.update', route: 'AdminDesk' },
      { name: 'texts', permission: 'localeEditor.update', route: 'LocaleEditor' },
      { name: 'campaigns', permission: 'campaigns.update', route: 'AdminCampaigns' },
    ],
  },
  {
    name: 'house',
    rooms: [
      { name: 'people', permission: 'accounts.update', route: 'AdminPeople' },
      { name: 'auditLog', permission: 'accounts.update', route: 'AdminAuditLog' },
      { name: 'mails', permission: 'mails.update', route: 'AdminMails' },
      { name: 'jobs', permission: 'operator.update', route: 'AdminJobs' },
      { name: 'operator', permission: 'operator.update', route: 'AdminOperator' },
      { name: 'launch', permission: 'operator.update', route: 'AdminLaunch' },
    ],
  },
] as const satisfies readonly { name: string; rooms: readonly StaffRoom[] }[];

interface StaffGroup {
  name: (typeof staffRooms)[number]['name'];
  rooms: readonly StaffRoom[];
}

const openingRooms: readonly string[] = ['launch', 'operator'];

/** Returns the pages in the order of the navigation. Before the site opens, those on which it is prepared stand first. */
export function orderStaffRooms(awaitsOpening: boolean): readonly StaffGroup[] {
  if (!awaitsOpening) return staffRooms;
  const all: readonly StaffRoom[] = staffRooms.flatMap(({ rooms }): readonly StaffRoom[] => rooms);
  const first = openingRooms.flatMap((name) => all.filter((room) => room.name === name));
  return staffRooms.map(({ name, rooms }) => ({
    name,
    rooms: [...(name === 'day' ? first : []), ...rooms.filter((room) => !openingRooms.includes(room.name))],
  }));
}

export type StaffRoomName = (typeof staffRooms)[number]['rooms'][number]['name'];

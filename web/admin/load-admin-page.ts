import type { LoaderFunctionArgs } from 'react-router';
import type { AdminRouteName } from '../../domain/admin-routes.ts';
import type { PathParams } from '../../domain/routes.ts';
import { siteContext } from '../app/api/site-context.ts';
import type { PageHead } from '../app/page-head.ts';
import { buildHead, matchRoute } from '../features/booking/bookable-home.ts';

export interface AdminPage {
  head: PageHead;
  origin: string;
  params: PathParams;
  loginPath: string;
  accountPath: string;
  /** True for a copy of the live site, which sends no mails. */
  isQuiet: boolean;
}

const titles: Record<AdminRouteName, string> = {
  AdminDesk: 'desk.desk.title',
  AdminWaiting: 'admin.start.title',
  AdminPages: 'desk.pages.title',
  AdminMenus: 'desk.menus.title',
  AdminReviews: 'desk.reviews.title',
  AdminCoverage: 'desk.coverage.title',
  AdminSchedule: 'desk.schedule.title',
  AdminSnippets: 'desk.snippets.title',
  AdminTeaser: 'desk.teasers.title',
  AdminCmsPlayground: 'desk.playground.title',
  AdminUpload: 'desk.uploads.title',
  AdminOfficeUpload: 'desk.portraits.title',
  AdminSearch: 'records.search.title',
  AdminGuest: 'records.person.title',
  AdminPeople: 'admin.people.title',
  AdminPerson: 'admin.person.title',
  AdminActing: 'acting.office.title',
  AdminBusinesses: 'admin.businesses.title',
  AdminHomes: 'admin.homes.title',
  AdminHomeHistory: 'admin.history.title',
  AdminPartners: 'partner.office.title',
  AdminBookings: 'admin.bookings.title',
  AdminVoucher: 'admin.voucher.title',
  AdminCases: 'admin.cases.title',
  AdminCase: 'admin.cases.one',
  AdminOfficeTexts: 'admin.officeTexts.title',
  AdminRatings: 'admin.ratings.title',
  AdminMessages: 'admin.messages.title',
  AdminReportedThread: 'admin.messages.one',
  AdminMoney: 'money.list.title',
  AdminBookingMoney: 'money.booking.title',
  AdminMoneyFigures: 'money.figures.title',
  AdminAccountSheet: 'money.sheetPage.title',
  AdminDebtors: 'money.debtors.title',
  AdminPayouts: 'payouts.office.title',
  AdminManualPostings: 'postings.title',
  AdminBonus: 'bonus.title',
  AdminCampaigns: 'admin.campaigns.title',
  AdminOperator: 'operator.title',
  AdminLaunch: 'operator.launch.title',
  AdminAuditLog: 'audit.title',
  AdminMails: 'admin.mails.title',
  AdminSampleMails: 'admin.mails.samples.title',
  AdminJobs: 'admin.jobs.title',
  LocaleEditor: 'admin.texts.title',
};
const descriptions: Record<AdminRouteName, string> = {
  AdminDesk: 'desk.desk.description',
  AdminWaiting: 'admin.waiting.description',
  AdminPages: 'desk.pages.description',
  AdminMenus: 'desk.menus.description',
  AdminReviews: 'desk.reviews.description',
  AdminCoverage: 'desk.coverage.description',
  AdminSchedule: 'desk.schedule.description',
  AdminSnippets: 'desk.snippets.description',
  AdminTeaser: 'desk.teasers.description',
  AdminCmsPlayground: 'desk.playground.description',
  AdminUpload: 'desk.uploads.description',
  AdminOfficeUpload: 'desk.portraits.description',
  AdminSearch: 'records.search.description',
  AdminGuest: 'records.person.description',
  AdminPeople: 'admin.people.description',
  AdminPerson: 'admin.people.description',
  AdminActing: 'acting.office.description',
  AdminBusinesses: 'admin.businesses.description',
  AdminHomes: 'admin.homes.description',
  AdminHomeHistory: 'admin.history.description',
  AdminPartners: 'partner.office.description',
  AdminBookings: 'admin.bookings.description',
  AdminVoucher: 'admin.voucher.description',
  AdminCases: 'admin.cases.description',
  AdminCase: 'admin.cases.description',
  AdminOfficeTexts: 'admin.officeTexts.description',
  AdminRatings: 'admin.ratings.description',
  AdminMessages: 'admin.messages.description',
  AdminReportedThread: 'admin.messages.description',
  AdminMoney: 'money.list.description',
  AdminBookingMoney: 'money.booking.description',
  AdminMoneyFigures: 'money.figures.description',
  AdminAccountSheet: 'money.sheetPage.description',
  AdminDebtors: 'money.debtors.description',
  AdminPayouts: 'payouts.office.description',
  AdminManualPostings: 'postings.description',
  AdminBonus: 'bonus.description',
  AdminCampaigns: 'admin.campaigns.description',
  AdminOperator: 'operator.description',
  AdminLaunch: 'operator.launch.description',
  AdminAuditLog: 'audit.description',
  AdminMails: 'admin.mails.description',
  AdminSampleMails: 'admin.mails.samples.description',
  AdminJobs: 'admin.jobs.description',
  LocaleEditor: 'admin.texts.description',
};

export function loadAdminPage({ url, context }: LoaderFunctionArgs, name: AdminRouteName): AdminPage {
  const site = context.get(siteContext);
  const match = matchRoute(site, url, [name]);
  const t = site.translate(match.language);
  return {
    head: buildHead(site, match, t(titles[name]), t(descriptions[name])),
    origin: site.origin,
    params: match.params,
    loginPath: site.routes.pathOf('UserLogin', match.language),
    accountPath: site.routes.pathOf('UserHome', match.language),
    isQuiet: site.isQuiet(),
  };
}

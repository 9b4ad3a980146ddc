import type { LoaderFunctionArgs } from 'react-router';
import type { RecentBooking } from '../../../contract/booking/list-recent-bookings.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { specialPage, type SpecialPage } from '../../app/special-page.ts';

const keys = ['lead', 'today', 'booking', 'option', 'request', 'empty', 'failed'] as const;

export interface StalkerData extends SpecialPage<(typeof keys)[number]> {
  recent: { bookings: readonly RecentBooking[]; today: number };
}

export async function load(args: LoaderFunctionArgs): Promise<StalkerData> {
  const page = specialPage(args, 'BookingStalker', 'stalker', keys);
  const { api } = args.context.get(siteContext);
  const recent = await api
    .call('listRecentBookings', { languageCode: page.language })
    .catch(() => ({ bookings: [], today: 0 }));
  return { ...page, recent };
}

import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { buildHead, matchRoute, bookingMethod } from '../../features/booking/bookable-home.ts';
import type { PageHead } from '../../app/page-head.ts';

export interface BookingFinishData {
  head: PageHead;
  origin: string;
  method: 'booking' | 'option';
  objectNumber: number;
}

export function load({ url, context }: LoaderFunctionArgs): BookingFinishData {
  const site = context.get(siteContext);
  const match = matchRoute(site, url, ['BookingFinish', 'OptionFinish']);
  const t = site.translate(match.language);
  return {
    head: buildHead(site, match, t('booking.step.finish'), t('booking.view.description')),
    origin: site.origin,
    method: bookingMethod(match),
    objectNumber: Number(match.params['objectNumber']),
  };
}

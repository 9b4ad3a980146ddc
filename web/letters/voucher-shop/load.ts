import type { LoaderFunctionArgs } from 'react-router';
import { todayInBerlin, type PlainDate } from '../../../domain/stay.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { loadLetterPage, type LetterPage } from '../load-letter-page.ts';

interface VoucherShop extends LetterPage {
  withdrawalPath: string;
  aboutPath: string;
  today: PlainDate;
  /** Contact page, for who wants to give a voucher while none are sold here; null if they are. */
  contactPath: string | null;
}

export function load(args: LoaderFunctionArgs): VoucherShop {
  const page = loadLetterPage(args, 'VoucherShop', ['vouchers.shop.title', 'vouchers.shop.description']);
  const { routes, paymentWays } = args.context.get(siteContext);
  const { language } = page;
  return {
    ...page,
    withdrawalPath: routes.pathOf('VoucherWithdrawal', language),
    aboutPath: routes.pathOf('TravelVouchers', language),
    today: todayInBerlin(new Date()),
    // Vouchers are paid at once, on the page of the payment provider.
    contactPath: paymentWays.length > 0 ? null : routes.pathOf('Contact', language),
  };
}

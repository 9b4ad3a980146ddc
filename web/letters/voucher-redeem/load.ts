import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { loadLetterPage, type LetterPage } from '../load-letter-page.ts';

/** Returns nothing about the voucher, because its code is only known in the browser. */
export function load(args: LoaderFunctionArgs): LetterPage & { shopPath: string } {
  const page = loadLetterPage(args, 'VoucherRedeem', [
    'vouchers.redeem.title',
    'vouchers.redeem.description',
  ]);
  const { routes } = args.context.get(siteContext);
  return { ...page, shopPath: routes.pathOf('TravelVouchers', page.language) };
}

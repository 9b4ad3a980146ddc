import type { LoaderFunctionArgs } from 'react-router';
import { todayInBerlin, type PlainDate } from '../../../domain/stay.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { loadLetterPage, type LetterPage } from '../load-letter-page.ts';

interface VoucherShop extends LetterPage {
  withdrawalPath: string;
  aboutPath: string;
  today: PlainDate;
}

export function load(args: LoaderFunctionArgs): VoucherShop {
  const page = loadLetterPage(args, 'VoucherShop', ['vouchers.shop.title', 'vouchers.shop.description']);
  const { routes } = args.context.get(siteContext);
  const { language } = page;
  return {
    ...page,
    withdrawalPath: routes.pathOf('VoucherWithdrawal', language),
    aboutPath: routes.pathOf('TravelVouchers', language),
    today: todayInBerlin(new Date()),
  };
}

import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { loadLetterPage, type LetterPage } from '../load-letter-page.ts';

export function load(args: LoaderFunctionArgs): LetterPage & { contactPath: string } {
  const page = loadLetterPage(args, 'VoucherWithdrawal', [
    'vouchers.withdrawal.title',
    'vouchers.withdrawal.description',
  ]);
  const { routes } = args.context.get(siteContext);
  return { ...page, contactPath: routes.pathOf('Contact', page.language) };
}

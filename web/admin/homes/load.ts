import type { LoaderFunctionArgs } from 'react-router';
import type { PaymentWay } from '../../../domain/payments.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { loadAdminPage, type AdminPage } from '../load-admin-page.ts';

export function load(args: LoaderFunctionArgs): AdminPage & { paymentWays: readonly PaymentWay[] } {
  return { ...loadAdminPage(args, 'AdminHomes'), paymentWays: args.context.get(siteContext).paymentWays };
}

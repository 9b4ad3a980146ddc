import type { LoaderFunctionArgs } from 'react-router';
import type { PaymentWay } from '../../../domain/payments.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { loadLandlordPage, type LandlordPage } from '../load-landlord-page.ts';

export function load(args: LoaderFunctionArgs): LandlordPage & { paymentWays: readonly PaymentWay[] } {
  return {
    ...loadLandlordPage(args, 'LandlordHomePreview', 'preview'),
    paymentWays: args.context.get(siteContext).paymentWays,
  };
}

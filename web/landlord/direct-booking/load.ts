import type { LoaderFunctionArgs } from 'react-router';
import { loadLandlordPage, type LandlordPage } from '../load-landlord-page.ts';

export function load(args: LoaderFunctionArgs): LandlordPage {
  return loadLandlordPage(args, 'LandlordDirectBooking', 'direct');
}

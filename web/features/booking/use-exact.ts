import type { Booking } from '../../../contract/booking/booking.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { hasCents } from '../../components/price-table.tsx';
import { priceRows } from './price-rows.ts';

/** Returns true if a line or payment of the booking has cents, in which case all amounts of the page show cents. */
export function useExact({ price, payments }: Pick<Booking, 'price' | 'payments'>): boolean {
  const { t, format } = useTexts();
  return hasCents([...priceRows(price, t, format), ...payments]);
}

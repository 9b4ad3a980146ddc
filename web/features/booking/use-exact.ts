import type { Booking } from '../../../contract/booking/booking.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { hasCents } from '../../components/price-table.tsx';
import { priceRows } from './price-rows.ts';

/** Returns true where a line or payment of the booking has cents: all amounts of the page then show cents. */
export function useExact({ price, payments }: Pick<Booking, 'price' | 'payments'>): boolean {
  const { t, format } = useTexts();
  return hasCents([...priceRows(price, t, format), ...payments]);
}

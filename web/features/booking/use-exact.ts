import type { Booking } from '../../../contract/booking/booking.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { hasCents } from '../../components/price-table.tsx';
import { priceRows } from './price-rows.ts';

/** Whether the amounts of a booking are shown with cents: as soon as one line or payment has cents, all amounts of the page show them. */
export function useExact({ price, payments }: Pick<Booking, 'price' | 'payments'>): boolean {
  const { t, format } = useTexts();
  return hasCents([...priceRows(price, t, format), ...payments]);
}

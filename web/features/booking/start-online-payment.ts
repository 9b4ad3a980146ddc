import type { Language } from '../../../domain/language.ts';
import { browserApi } from '../../app/api/browser-api.ts';

/**
 * Redirects to the page of the payment provider. If it opens none, or nothing is due, the booking's own page has the payment methods.
 */
export async function startOnlinePayment(booking: {
  bookingID: number;
  bookingHash: string;
  languageCode: Language;
}): Promise<void> {
  try {
    const { url } = await browserApi.call('startPayment', { ...booking, part: 'next' });
    window.location.assign(url);
  } catch {
    // The booking's page has a button to try again.
  }
}

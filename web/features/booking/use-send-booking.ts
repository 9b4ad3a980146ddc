import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { paymentCodes } from '../../../domain/pricing/payment-methods.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { sendWithWork } from '../proof-of-work/send-with-work.ts';
import { searchCache } from '../search/search-cache.ts';
import { visitorStore } from '../visitor/use-visitor.ts';
import { toBookingBody, type BookingBody, type BookingContext, type BookingDraft } from './booking-draft.ts';
import { toBookingFailure, type BookingFailure } from './booking-failure.ts';
import { saveDraft } from './draft-storage.ts';
import { rememberBooking, rememberLink } from './link-secrets.ts';

/**
 * Sends the draft and goes to the last step. The attempt is stored with the draft first, so that a retry after a lost reply, even after a
 * reload, carries the same key and cannot book twice.
 */
export function useSendBooking(
  objectNumber: number,
  draft: BookingDraft,
  onFailure: (failure: BookingFailure) => void,
): {
  send(context: Pick<BookingContext, 'method' | 'acceptTerms' | 'newsletter' | 'seen'>): void;
  isSending: boolean;
  failure: BookingFailure | null;
} {
  const { language } = useTexts();
  const { pathOf } = useRoutes();
  const navigate = useNavigate();
  const { submit, sending, failure } = useSubmit<'createBooking', BookingBody>('createBooking', {
    idempotent: true,
    attempts: {
      get: () => draft.attempt,
      set: (attempt) => saveDraft(objectNumber, { ...draft, attempt }),
    },
    async send(body, idempotencyKey) {
      const [{ clearPriceCache }, { getVisitSender }] = await Promise.all([
        import('../price/ask-price.ts'),
        import('../visitor/visit-partner.ts'),
        visitorStore.load(),
      ]);
      const { uid, experiments } = visitorStore.get();
      const input = {
        ...body,
        uid,
        ...getVisitSender(),
        experiments: [...experiments],
        idempotencyKey,
      };
      const created = await sendWithWork((proof) => browserApi.call('createBooking', { ...input, proof }));
      searchCache.clear();
      clearPriceCache();
      return created;
    },
    async onDone({ bookingID, bookingHash, status }, { bookingMethod, payment, startDate, endDate }) {
      const finish = bookingMethod === 'option' ? 'OptionFinish' : 'BookingFinish';
      rememberLink(String(bookingID), bookingHash);
      if (bookingMethod !== 'request') rememberBooking({ id: bookingID, objectNumber, startDate, endDate });
      const query = new URLSearchParams({ bookingID: String(bookingID) });
      await navigate(`${pathOf(finish, language, { objectNumber })}?${query.toString()}`, { replace: true });
      // A guest who returns without having paid finds the booking and its payment button there.
      if (status === 'confirmed' && payment === paymentCodes.online) {
        const { startOnlinePayment } = await import('./start-online-payment.ts');
        await startOnlinePayment({ bookingID, bookingHash, languageCode: language });
      }
    },
    onFailure: (failed) => onFailure(toBookingFailure(failed)),
  });
  return {
    send: (context) => void submit(toBookingBody(draft, { ...context, objectNumber, language })),
    isSending: sending !== null,
    // The notice takes the focus for each new object, so one failure has to stay one object.
    failure: useMemo(() => failure && toBookingFailure(failure), [failure]),
  };
}

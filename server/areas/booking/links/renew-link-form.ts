import type { FastifyReply, FastifyRequest } from 'fastify';
import { bookingId as bookingIdField } from '../../../../contract/booking/booking.ts';
import { isLanguage } from '../../../../domain/language.ts';
import type { RawRoute, RawVisitor } from '../../../http/raw-routes.ts';
import type { BookingDeps } from '../booking-context.ts';
import { renewLink } from './renew-link.ts';

const formType = 'application/x-www-form-urlencoded';
const pages = { guest: 'bookingView', landlord: 'LandlordBookingConfirmation' } as const;

/** For browsers without scripts; redirects to the page with the outcome in the URL. */
export function renewLinkForm(deps: BookingDeps): RawRoute {
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { network }: RawVisitor,
  ): Promise<FastifyReply> {
    const form = new URLSearchParams(String((request.body as Buffer | undefined) ?? ''));
    const bookingNumber = bookingIdField.safeParse(form.get('bookingID'));
    const recipient = form.get('recipient') === 'landlord' ? 'landlord' : 'guest';
    const language = form.get('language');
    const page = deps.routes.pathOf(pages[recipient], isLanguage(language) ? language : 'de');
    if (!bookingNumber.success) return reply.redirect(page, 303);
    const outcome = await renewLink(deps, { bookingId: bookingNumber.data, recipient, network });
    const query = new URLSearchParams({
      bookingID: String(bookingNumber.data),
      newLink: outcome.ok ? 'sent' : 'later',
    });
    return reply.header('cache-control', 'no-store').redirect(`${page}?${query}`, 303);
  }

  return { method: 'POST', path: '/booking/new-link', body: { types: [formType], maxBytes: 1_000 }, answer };
}

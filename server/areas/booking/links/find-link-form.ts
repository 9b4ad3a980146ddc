import type { FastifyReply, FastifyRequest } from 'fastify';
import { bookingId } from '../../../../contract/booking/booking.ts';
import { isLanguage } from '../../../../domain/language.ts';
import type { RawRoute, RawVisitor } from '../../../http/raw-routes.ts';
import type { BookingDeps } from '../booking-context.ts';
import { findLink } from './find-link.ts';

const formType = 'application/x-www-form-urlencoded';

/** For browsers without scripts; redirects to the page with the outcome in the URL. */
export function findLinkForm(deps: BookingDeps): RawRoute {
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { network }: RawVisitor,
  ): Promise<FastifyReply> {
    const form = new URLSearchParams(String((request.body as Buffer | undefined) ?? ''));
    const bookingNumber = bookingId.safeParse(form.get('bookingDisplayNumber'));
    const language = form.get('language');
    const page = deps.routes.pathOf('bookingView', isLanguage(language) ? language : 'de');
    const outcome = bookingNumber.success
      ? await findLink(deps, { displayNumber: bookingNumber.data, email: form.get('email') ?? '', network })
      : null;
    const newLink = outcome?.ok ? 'sent' : outcome?.type === 'too-many-mails' ? 'later' : 'invalid';
    return reply.header('cache-control', 'no-store').redirect(`${page}?newLink=${newLink}`, 303);
  }

  return {
    method: 'POST',
    path: '/booking/find-link',
    body: { types: [formType], maxBytes: 1_000 },
    answer,
  };
}

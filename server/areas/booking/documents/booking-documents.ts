import type { FastifyReply, FastifyRequest } from 'fastify';
import { guestLink } from '../../../../contract/booking/booking.ts';
import type { Partner } from '../../../../contract/partners/get-partner.ts';
import { defaultLanguage, isLanguage } from '../../../../domain/language.ts';
import type { RawRoute, RawVisitor } from '../../../http/raw-routes.ts';
import { findEntries } from '../../ledger/ledger.ts';
import type { BookingDeps } from '../booking-context.ts';
import type { BookingRow } from '../booking-store.ts';
import { findHome } from '../home-store.ts';
import { openLink } from '../links/booking-link.ts';
import { openGuestBooking } from '../links/open-guest-booking.ts';
import { findInvoices, invoiceName } from '../money/invoice-store.ts';
import { hasDocuments, isDirect } from '../rules/next-steps.ts';
import { calendarFile } from './calendar-file.ts';
import { confirmationPdf } from './confirmation-pdf.ts';
import type { DocumentMaker } from '../../documents/documents.ts';
import { fileStem, invoiceFile } from './invoice-file.ts';
import { privateHeaders } from '../../../platform/private-headers.ts';

const kindOfFile: Readonly<Record<string, string>> = { 'confirmation.pdf': 'pdf', 'calendar.ics': 'ics' };

/**
 * Serves the confirmation, calendar entry and invoices of a booking. The booking's browser session or its owner's
 * login opens `confirmation.pdf`, `calendar.ics` and invoices by number. Older URLs, `<hash>.pdf` and `<hash>.ics`,
 * contain the secret and still work.
 */
export function bookingDocuments(deps: BookingDeps, maker: DocumentMaker): RawRoute {
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    visitor: RawVisitor,
  ): Promise<FastifyReply> {
    const { id, file } = request.params as { id: string; file: string };
    reply.headers(privateHeaders);
    if (!/^\d{1,15}$/.test(id)) return notFound(reply);
    const document = await open({ id, file }, reply, visitor);
    return document ?? closed(deps, request, reply);
  }

  async function open(
    { id, file }: { id: string; file: string },
    reply: FastifyReply,
    visitor: RawVisitor,
  ): Promise<FastifyReply | null> {
    const bookingId = Number(id);
    const [, number] = /^([A-Z]+\d{4}-\d{6,12})\.pdf$/.exec(file) ?? [];
    if (number !== undefined) {
      const booking = await findForVisitor(visitor, bookingId, '');
      return booking && answerInvoice(deps, maker, { booking, number }, reply);
    }
    const [, secretInUrl = '', kind = kindOfFile[file]] = /^([\w-]{43})\.(pdf|ics)$/.exec(file) ?? [];
    if (kind === undefined) return null;
    const booking = await findForVisitor(visitor, bookingId, secretInUrl);
    if (!booking || !hasDocuments(booking)) return null;
    if (kind === 'pdf' && isDirect(booking)) return null;
    const home = await findHome(deps.connection.db, booking.object_number, booking.language);
    if (!home) return null;
    const site = await deps.partners.site(booking.brand);
    const input = {
      booking,
      home,
      language: booking.language,
      translate: deps.translate(booking.language, site.name),
      site,
      today: deps.clock.today(),
    };
    const name = `${fileStem(site)}-${booking.display_number}.${kind}`;
    if (kind === 'ics') {
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(calendarFile(input));
    }
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${name}"`)
      .send(
        await maker.pdf(
          confirmationPdf({
            ...input,
            account: deps.operator().bankAccount,
            entries: await findEntries(deps.connection.db, booking.id),
            agency: site.partner ?? (await findAgency(deps, booking)),
            picture: await loadPicture(deps, booking),
          }),
        ),
      );
  }

  /** A secret in the URL is sufficient by itself; otherwise the browser's session or a login is required. */
  async function findForVisitor(
    visitor: RawVisitor,
    bookingId: number,
    secretInUrl: string,
  ): Promise<BookingRow | null> {
    if (secretInUrl !== '') return openLink(deps, { bookingId, bookingHash: secretInUrl }, 'guest');
    const bookingHash = visitor.readSecret(guestLink.session, bookingId);
    return openGuestBooking(deps, { bookingId, bookingHash }, await visitor.user());
  }

  return { method: 'GET', path: '/documents/booking/:id/:file', answer };
}

async function answerInvoice(
  deps: BookingDeps,
  maker: DocumentMaker,
  { booking, number }: { booking: BookingRow; number: string },
  reply: FastifyReply,
): Promise<FastifyReply | null> {
  const invoice = (await findInvoices(deps.connection.db, booking.id)).find(
    (one) => invoiceName(one) === number,
  );
  if (!invoice) return null;
  const { name, bytes } = await invoiceFile(deps, maker, booking, invoice);
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${name}"`)
    .send(bytes);
}

async function findAgency(deps: BookingDeps, booking: BookingRow): Promise<Partner | null> {
  const { partner } = await deps.partners.findByPid(booking.partner);
  return partner && (partner.paxloungeNr !== '' || booking.agency_reference !== '') ? partner : null;
}

/** Returns null on failure, since a confirmation without its picture is better than none. */
async function loadPicture(deps: BookingDeps, booking: BookingRow): Promise<Buffer | null> {
  try {
    const image = (await deps.findSummary(booking.object_number, booking.language))?.images[0];
    // Works for URLs of a CDN, too: the picture itself is stored here.
    return image ? await deps.picture(`${image.src}-1200x630.jpg`) : null;
  } catch (error) {
    deps.log.warn({ err: error, objectNumber: booking.object_number }, 'a confirmation has no picture');
    return null;
  }
}

/**
 * The session may end while its page is open. Browsers are then redirected to the booking's page, which offers a new link; programs get a
 * 404.
 */
function closed(deps: BookingDeps, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { id } = request.params as { id: string };
  const { language } = request.query as { language?: unknown };
  if (request.headers['sec-fetch-mode'] !== 'navigate') return notFound(reply);
  const page = deps.routes.pathOf('bookingView', isLanguage(language) ? language : defaultLanguage);
  return reply.redirect(`${page}?bookingID=${id}`, 303);
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('404');
}

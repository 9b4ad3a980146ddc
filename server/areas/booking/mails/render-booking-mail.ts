import { noMoney, toEuros } from '../../../../domain/money.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { TextParams } from '../../../../texts/translate.ts';
import type { Mail } from '../../../platform/mail.ts';
import { renderMail, type MailInput } from '../../mail/mail.ts';
import { changeAsLandlord, toLandlordView } from '../rules/landlord-view.ts';
import type { BookingMailInput } from './booking-mail-input.ts';
import { attachStay } from './parts/change-in-mail.ts';
import { arrivalAndDeparture, factRows, preheader } from './parts/facts.ts';
import { greetRecipient } from './parts/greeting.ts';
import { bookingLink, coHostBlocks } from './parts/links.ts';
import { duePayments, paymentCodes, type MailCode } from './parts/payments.ts';
import { mailsByTemplate } from './templates/mails-by-template.ts';

export function renderBookingMail(
  mailInput: BookingMailInput,
): Pick<Mail, 'subject' | 'html' | 'text'> & { codes: MailCode[] } {
  const input = toRecipientView({ ...mailInput, booking: attachStay(mailInput) });
  const { kind, booking, home, language, translate: t } = input;
  const side = mailsByTemplate[kind.template][kind.recipient];
  const format = formatterFor(language, t);
  const params: TextParams = {
    number: String(booking.display_number),
    home: home.title,
    guest: `${booking.customer.firstName} ${booking.customer.lastName}`,
    holdUntil: booking.hold_until ? format.moment(booking.hold_until.toISOString()) : '',
    answerUntil: input.change?.expires_at ? format.moment(input.change.expires_at.toISOString()) : '',
    linkLastDay: format.date(input.linkLastDay),
    fee: format.moneyExact(toEuros(booking.cancellation_fee_cents ?? noMoney)),
  };
  const words = `mail.${kind.recipient}.${side.words?.(input) ?? kind.template}`;
  const text = (key: string): string => t(`${words}.${key}`, params);
  const payments = side.asksForPayment ? duePayments(input) : null;
  const codes = payments ? paymentCodes(input) : [];
  const link = bookingLink(input);
  const content: MailInput = {
    t,
    language,
    site: input.site,
    heading: text('heading'),
    greeting: greetRecipient({ ...input, recipient: kind.recipient }),
    paragraphs: [
      text(side.intro?.(input) ?? 'intro'),
      ...side.paragraphs(input, text),
      ...(input.hasInvoice ? [t(`mail.invoice.${kind.template}`)] : []),
    ],
    preheader: preheader(input),
    picture: input.picture ? { src: input.picture, alt: home.title, href: link } : null,
    pair: arrivalAndDeparture(input),
    facts: factRows(input, side),
    payments,
    codes,
    quote: side.quote?.(input) ?? null,
    blocks: [...(side.blocks?.(input) ?? []), ...(input.coHost ? coHostBlocks(input.coHost, input) : [])],
    button: { label: t(`mail.button.${side.button}`), href: link },
    private: input.coHost ? '' : t('mail.private'),
  };
  return { subject: text('subject'), ...renderMail(content), codes };
}

function toRecipientView(input: BookingMailInput): BookingMailInput {
  if (input.kind.recipient === 'guest') return input;
  const { booking, change } = input;
  return {
    ...input,
    booking: toLandlordView(booking),
    change: change && changeAsLandlord(change),
  };
}

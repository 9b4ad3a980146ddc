import type { HeldBackKind } from '../../../../domain/messages/held-back.ts';
import type { Plan } from '../../../../domain/messages/timed-messages.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Mail } from '../../../platform/mail.ts';
import type { LetterTo } from '../../booking/booking.ts';
import { renderMail } from '../../mail/mail.ts';

export interface HeldBackMail {
  letter: Omit<LetterTo, 'deliver' | 'to'>;
  kind: HeldBackKind;
  /** Name of the template. */
  template: string;
  plan: Plan;
  guest: string;
  /** Names of missing values. Empty if the text became too long or sending failed. */
  missing: readonly string[];
}

/** Notifies a landlord of a timed message that lacks a value or cannot be sent. */
export function renderHeldBackMail({
  letter,
  kind,
  template,
  plan,
  guest,
  missing,
}: HeldBackMail): Pick<Mail, 'subject' | 'html' | 'text'> {
  const { translate: t, language, site, greeting, href, homeTitle, displayNumber } = letter;
  const format = formatterFor(language, t);
  const reason = kind === 'failed' ? 'failed' : missing.length === 0 ? 'tooLong' : 'missing';
  const text = (part: string): string => t(`mail.heldBack.${part}`, { template, home: homeTitle });
  return {
    subject: text('subject'),
    ...renderMail({
      ...{ t, language, site, greeting },
      heading: text('heading'),
      paragraphs: [text(`text.${reason}`), text(`next.${reason}`)],
      facts: [
        { label: text('template'), value: template },
        ...(missing.length === 0 ? [] : [{ label: text('missing'), value: missing.join(', ') }]),
        { label: text('at'), value: format.moment(plan.at.toISOString()) },
        { label: text('guest'), value: guest },
        { label: t('mail.facts.home'), value: homeTitle },
        { label: text('booking'), value: String(displayNumber) },
      ],
      button: { label: text('button'), href },
    }),
  };
}

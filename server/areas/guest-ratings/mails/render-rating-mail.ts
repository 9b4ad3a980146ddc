import type { Language } from '../../../../domain/language.ts';
import type { RefusalReason } from '../../../../domain/rating.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { renderMail, type MailRow } from '../../mail/mail.ts';
import { ratingMails, type RatingMail } from '../jobs/guest-rating-jobs.ts';

export interface RatingMailInput {
  mail: RatingMail;
  language: Language;
  /** Translates into the recipient's language. */
  translate: Translate;
  site: string;
  home: string;
  stay: { startDate: PlainDate; endDate: PlainDate } | null;
  /** The stars on average of what the mail is about; null where it tells none. */
  average: number | null;
  /** What the mail is about, in the words of whoever wrote it; empty: stars alone. */
  quoted: string;
  /** Why something is not shown, with what the office says to it; null where all is shown. */
  refused: { reason: RefusalReason; statement: string } | null;
  /** The number of a notice; null in all other mails. */
  reportNumber: number | null;
  /** What the office says to who has reported; empty: nothing. */
  statement: string;
  /** The page that the mail's button opens. */
  href: string;
  /** Where whoever does not want to be asked says so; null in mails that ask for nothing. */
  stopHref: string | null;
}

/** Whatever is told of a rating: the question after a stay, what became of what was written, and what is decided. */
export function renderRatingMail(input: RatingMailInput): Pick<SampleMail, 'subject' | 'html' | 'text'> {
  const { mail, language, translate: t, site, home, stay, average, refused } = input;
  const format = formatterFor(language, t);
  const number = input.reportNumber === null ? '' : String(input.reportNumber);
  const text = (part: string): string => t(`mail.ratings.${mail}.${part}`, { home, number });
  const isReport = mail.startsWith('report');
  const ofHost = mail.startsWith('answer');
  const row = (label: string, value: string | null): MailRow[] =>
    value === null || value === '' ? [] : [{ label, value }];
  return {
    subject: text('subject'),
    ...renderMail({
      imprint: t.imprint,
      language,
      site,
      heading: text('heading'),
      greeting: t('mail.greeting.unnamed'),
      paragraphs: [
        text('text'),
        text('next'),
        // What a statement of reasons owes its reader: what was decided, why, by whom, and what can be done about it.
        ...(refused ? [t('mail.ratings.remedies')] : []),
      ],
      facts: [
        ...row(t('mail.facts.home'), home),
        ...(stay
          ? row(
              t(ofHost ? 'mail.ratings.guestsStay' : 'mail.ratings.stay'),
              `${format.date(stay.startDate)} – ${format.date(stay.endDate)}`,
            )
          : []),
        ...row(t('mail.ratings.average'), average === null ? null : format.number(average, 1)),
        ...row(t('mail.ratings.number'), number),
        ...row(t('mail.ratings.reason'), refused && t(`rate.refusedFor.${refused.reason}`)),
        ...row(t('mail.ratings.statement'), refused?.statement || input.statement),
      ],
      payments: null,
      quote: input.quoted === '' ? null : { label: t('mail.ratings.quoted'), text: input.quoted },
      button: { label: text('button'), href: input.href },
      ...(input.stopHref !== null && {
        footerLink: { label: t('mail.ratings.stop'), href: input.stopHref },
      }),
      linkHint: t('mail.linkHint'),
      // The page of a home is everybody's.
      private: isReport ? '' : t('mail.ratings.private'),
      signature: t('mail.signature'),
      footer: t('mail.footer'),
    }),
  };
}

const withReasons: readonly RatingMail[] = ['refused', 'removed', 'answerRefused'];

/** One of each mail of the area. */
export function sampleRatingMails(rendering: SampleRendering): SampleMail[] {
  const { language, translate, site, publicUrl } = rendering;
  return ratingMails.map((mail) => {
    const asks = mail === 'invite' || mail === 'remind';
    const isReport = mail.startsWith('report');
    return {
      name: `rating-${mail}`,
      ...renderRatingMail({
        mail,
        language,
        translate,
        site,
        home: 'Haus Windrose',
        stay: isReport ? null : { startDate: '2030-07-06', endDate: '2030-07-13' },
        average: asks || isReport ? null : 4.2,
        quoted: asks ? '' : 'Ein Haus am Deich, und morgens die Schafe.',
        refused: withReasons.includes(mail) ? { reason: 'privateData', statement: '' } : null,
        reportNumber: isReport ? 50001 : null,
        statement: '',
        href: publicUrl,
        stopHref: asks ? `${publicUrl}/ratings/stop/sample` : null,
      }),
    };
  });
}

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
  translate: Translate;
  site: string;
  home: string;
  stay: { startDate: PlainDate; endDate: PlainDate } | null;
  /** Average stars of the rating; null in mails that do not show it. */
  average: number | null;
  /** The quoted text; empty for a rating with stars only. */
  quoted: string;
  /** Reason why something is not published, with the office's statement; null if all is published. */
  refused: { reason: RefusalReason; statement: string } | null;
  reportNumber: number | null;
  /** The office's statement to the person who reported; may be empty. */
  statement: string;
  href: string;
  /** Link to unsubscribe; null in mails that ask for nothing. */
  stopHref: string | null;
}

/** All mails about ratings: the request after a stay, the result of a submission, and decisions. */
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
      t,
      language,
      site,
      heading: text('heading'),
      greeting: t('mail.greeting.unnamed'),
      paragraphs: [
        text('text'),
        text('next'),
        // A statement of reasons has to contain the decision, its reason, its author, and the available remedies (Digital Services Act,
        // article 17).
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
      quote: input.quoted === '' ? null : { label: t('mail.ratings.quoted'), text: input.quoted },
      button: { label: text('button'), href: input.href },
      ...(input.stopHref !== null && {
        footerLink: { label: t('mail.ratings.stop'), href: input.stopHref },
      }),
      // A report only links to a public page.
      private: isReport ? '' : t('mail.ratings.private'),
    }),
  };
}

const withReasons: readonly RatingMail[] = ['refused', 'removed', 'answerRefused'];

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

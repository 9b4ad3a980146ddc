import type { Language } from '../../../../../domain/language.ts';
import type { Translate } from '../../../../../texts/translate.ts';
import type { SampleRendering } from '../../../../http/area-module.ts';
import type { SampleMail } from '../../../../platform/mail.ts';
import { renderMail } from '../../../mail/mail.ts';

export interface ReviewMail {
  language: Language;
  translate: Translate;
  site: string;
  about: 'asked' | 'approved' | 'returned';
  /** The title of the text, with the language in which it is written. */
  title: string;
  textLanguage: Language;
  /** The person who requested the review, or decided. */
  person: string;
  /** The changes, or the reason of the rejection. */
  words: string;
  url: string;
}

/** Renders the mail to the reviewers, and the one that tells the author the result. */
export function renderReviewMail({
  language,
  translate: t,
  ...mail
}: ReviewMail): Pick<SampleMail, 'subject' | 'html' | 'text'> {
  const text = (part: string): string => t(`mail.review.${mail.about}.${part}`, mail);
  return {
    subject: text('subject'),
    ...renderMail({
      t,
      language,
      site: mail.site,
      heading: text('heading'),
      greeting: t('mail.greeting.unnamed'),
      paragraphs: [text('intro')],
      facts: [
        { label: t('mail.review.text'), value: mail.title, strong: true },
        { label: t('mail.review.language'), value: t(`desk.language.${mail.textLanguage}`) },
      ],
      quote: mail.words === '' ? null : { label: text('words'), text: mail.words },
      button: { label: text('button'), href: mail.url },
      private: t('mail.review.login'),
      footer: t('mail.review.footer', { site: mail.site }),
    }),
  };
}

export function sampleReviewMails({
  language,
  translate,
  site,
  publicUrl,
  routes,
}: SampleRendering): SampleMail[] {
  const mail = {
    ...{ language, translate, site, textLanguage: 'de' as const },
    title: 'Allgemeine Geschäftsbedingungen',
    url: `${publicUrl}${routes.pathOf('AdminReviews', language)}?review=1`,
  };
  return [
    {
      name: 'review-asked',
      ...renderReviewMail({
        ...{ ...mail, about: 'asked', person: 'Edda Redaktion' },
        words: 'Die Frist für kostenloses Stornieren ist jetzt genauer beschrieben.',
      }),
    },
    {
      name: 'review-approved',
      ...renderReviewMail({ ...mail, about: 'approved', person: 'Ada Verwaltung', words: '' }),
    },
    {
      name: 'review-returned',
      ...renderReviewMail({
        ...{ ...mail, about: 'returned', person: 'Ada Verwaltung' },
        words: 'Im zweiten Absatz fehlt noch, ab wann die Frist läuft.',
      }),
    },
  ];
}

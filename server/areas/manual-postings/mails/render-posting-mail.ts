import { cents } from '../../../../domain/cents.ts';
import type { PostingTemplate } from '../../../../domain/manual-postings.ts';
import type { Language } from '../../../../domain/language.ts';
import { toEuros, type Cents } from '../../../../domain/money.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { renderMail } from '../../mail/mail.ts';

export interface PostingMail {
  occasion: 'drafted' | 'refused';
  language: Language;
  t: Translate;
  site: string;
  /** Name of the recipient. */
  name: string;
  draftId: number;
  template: PostingTemplate;
  amount: Cents;
  reason: string;
  /** The person who drafted or refused it. */
  person: string;
  /** Reason of the refusal. */
  note: string;
  url: string;
}

export function renderPostingMail(mail: PostingMail): Pick<SampleMail, 'subject' | 'html' | 'text'> {
  const { occasion, language, t, site, draftId, template, amount, person } = mail;
  const format = formatterFor(language, t);
  const words = { number: String(draftId), person, site };
  const text = (part: string): string => t(`postings.mail.${occasion}.${part}`, words);
  return {
    subject: text('subject'),
    ...renderMail({
      t,
      language,
      site,
      heading: text('heading'),
      greeting: t('postings.mail.greeting', { name: mail.name }),
      paragraphs: [text('text')],
      facts: [
        { label: t('postings.mail.what'), value: t(`postings.template.${template}`) },
        { label: t('postings.amount'), value: format.moneyExact(toEuros(amount)), strong: true },
        { label: t('postings.reason'), value: mail.reason },
        ...(mail.note === '' ? [] : [{ label: t('postings.why'), value: mail.note }]),
      ],
      button: { label: text('button'), href: mail.url },
      private: t('postings.mail.login'),
      signature: '',
      footer: t('postings.mail.footer', { site }),
    }),
  };
}

export function samplePostingMails({
  language,
  translate: t,
  site,
  publicUrl,
  routes,
}: SampleRendering): SampleMail[] {
  const base = {
    ...{ language, t, site, name: 'Konrad Zahl', draftId: 12, amount: cents(1_290) },
    ...({ template: 'bankFee', reason: 'Kontoführung November', person: 'Ada Vogt' } as const),
    url: publicUrl + routes.pathOf('AdminManualPostings', language),
  };
  return [
    { name: 'posting-drafted', ...renderPostingMail({ ...base, occasion: 'drafted', note: '' }) },
    {
      name: 'posting-refused',
      ...renderPostingMail({ ...base, occasion: 'refused', note: 'Der Beleg ist vom Oktober.' }),
    },
  ];
}

import type { MessageSide } from '../../../../domain/messages/message-limits.ts';
import type { HiddenPart } from '../../../../domain/messages/shown-to-other.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Mail } from '../../../platform/mail.ts';
import { renderMail } from '../../mail/mail.ts';
import type { LetterTo } from '../../booking/booking.ts';

export interface MessagesMailInput {
  letter: Omit<LetterTo, 'deliver' | 'to'>;
  writer: string;
  recipient: MessageSide;
  hides: boolean;
  /** The guest pays us; false: the guest pays the landlord. */
  collectedByUs: boolean;
  messages: readonly { text: string; hidden: HiddenPart | null; at: string; files: readonly string[] }[];
  takesReplies: boolean;
}

export function renderMessagesMail({
  letter,
  writer,
  recipient,
  hides,
  collectedByUs,
  messages,
  takesReplies,
}: MessagesMailInput): Pick<Mail, 'subject' | 'html' | 'text'> {
  const { translate: t, language, site } = letter;
  const format = formatterFor(language, t);
  const params = {
    count: messages.length,
    writer,
    number: String(letter.displayNumber),
    home: letter.homeTitle,
  };
  const filesOf = (files: readonly string[]): string =>
    files.length === 0 ? '' : t('mail.messages.files', { files: files.join(', ') });
  const content = {
    language,
    site,
    imprint: t.imprint,
    colours: t.colours,
    heading: t('mail.messages.heading', params),
    greeting: letter.greeting,
    paragraphs: [t('mail.messages.intro', params)],
    facts: [],
    payments: null,
    quote: null,
    blocks: [
      ...messages.map(({ text, at, files }) => ({
        kind: 'quote' as const,
        label: format.moment(at),
        text: [text, filesOf(files)].filter((part) => part !== '').join('\n\n'),
      })),
      ...(hides ? [{ kind: 'paragraph' as const, text: t('mail.messages.hidden') }] : []),
      ...(messages.some(({ hidden }) => hidden === 'payment')
        ? [{ kind: 'paragraph' as const, text: t('mail.messages.hiddenPayment') }]
        : []),
      {
        kind: 'paragraph' as const,
        text: [
          t(`mail.messages.${takesReplies ? 'reply' : 'noReply'}`),
          // A landlord is nobody who pays.
          ...(recipient === 'guest' ? [t(`mail.messages.pay.${collectedByUs ? 'house' : 'landlord'}`)] : []),
        ].join(' '),
      },
    ],
    button: { label: t('mail.messages.button'), href: `${letter.href}#messages` },
    linkHint: t('mail.linkHint'),
    private: t('mail.private'),
    signature: t('mail.signature'),
    // Where answers are taken, nothing below says that they are not.
    footer: t(takesReplies ? 'mail.messages.footer' : 'mail.footer'),
  };
  return { subject: t(`mail.messages.subject.${recipient}`, params), ...renderMail(content) };
}

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
  /** True if the guest pays the house, false if the guest pays the landlord. */
  collectedByUs: boolean;
  messages: readonly { text: string; hidden: HiddenPart | null; at: string; files: readonly string[] }[];
  takesReplies: boolean;
  /** True for messages about a question before a booking. */
  isQuestion: boolean;
  /** For whom a co-host works, and where they set which mails they get. Absent or null if the reader is the guest or the landlord. */
  coHost?: { business: string; settings: string } | null;
}

export function renderMessagesMail({
  letter,
  writer,
  recipient,
  hides,
  collectedByUs,
  messages,
  takesReplies,
  isQuestion,
  coHost = null,
}: MessagesMailInput): Pick<Mail, 'subject' | 'html' | 'text'> {
  const { translate: t, language, site } = letter;
  const format = formatterFor(language, t);
  const params = {
    count: messages.length,
    writer,
    number: String(letter.displayNumber),
    home: letter.homeTitle,
  };
  const payKey = isQuestion
    ? 'mail.questions.pay'
    : (`mail.messages.pay.${collectedByUs ? 'house' : 'landlord'}` as const);
  const listFiles = (files: readonly string[]): string =>
    files.length === 0 ? '' : t('mail.messages.files', { files: files.join(', ') });
  const content = {
    language,
    site,
    t,
    heading: t('mail.messages.heading', params),
    greeting: letter.greeting,
    paragraphs: [t(isQuestion ? `mail.questions.intro.${recipient}` : 'mail.messages.intro', params)],
    blocks: [
      ...messages.map(({ text, at, files }) => ({
        kind: 'quote' as const,
        label: format.moment(at),
        text: [text, listFiles(files)].filter((part) => part !== '').join('\n\n'),
      })),
      ...(hides ? [{ kind: 'paragraph' as const, text: t('mail.messages.hidden') }] : []),
      ...(messages.some(({ hidden }) => hidden === 'payment')
        ? [{ kind: 'paragraph' as const, text: t('mail.messages.hiddenPayment') }]
        : []),
      {
        kind: 'paragraph' as const,
        text: [
          t(`mail.${isQuestion ? 'questions' : 'messages'}.${takesReplies ? 'reply' : 'noReply'}`),
          // Only the guest pays.
          ...(recipient === 'guest' ? [t(payKey)] : []),
        ].join(' '),
      },
      ...(coHost
        ? [
            {
              kind: 'paragraph' as const,
              text: t('mail.team.toCoHost', { business: coHost.business }),
            },
            { kind: 'link' as const, label: t('mail.team.settings'), href: coHost.settings },
          ]
        : []),
    ],
    button: {
      label: t(isQuestion ? `mail.questions.button.${recipient}` : 'mail.messages.button'),
      href: `${letter.href}#messages`,
    },
    private: coHost ? '' : t('mail.private'),
    // A mail that can be replied to must not have the footer that forbids it.
    footer: t(takesReplies ? `mail.${isQuestion ? 'questions' : 'messages'}.footer` : 'mail.footer'),
  };
  return {
    subject: t(`mail.${isQuestion ? 'questions' : 'messages'}.subject.${recipient}`, params),
    ...renderMail(content),
  };
}

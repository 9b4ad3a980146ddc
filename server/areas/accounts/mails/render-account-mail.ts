import type { Language } from '../../../../domain/language.ts';
import { retentionDays } from '../../../../domain/retention.ts';
import type { SiteRoutes } from '../../../../domain/site-routes.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { Mail } from '../../../platform/mail.ts';
import { renderMail } from '../../mail/mail.ts';
import type { AccountMailKind, GrantedRight } from './account-mail-store.ts';
import type { Profile } from '../account-store.ts';

export interface AccountMailInput {
  kind: AccountMailKind;
  language: Language;
  /** Null if the mail must not contain a name. */
  named: Pick<Profile, 'salutation' | 'firstName' | 'lastName'> | null;
  linkId: string;
  /** Alternative to the link; empty if there is none. */
  code: string;
  /** Login number; null if the person logs in by mail address only. */
  number: number | null;
  /** The office's reason for a refusal; otherwise empty. */
  reason: string;
  /** The commission of a new landlord, in percent; null for other mails. */
  commissionPercent: number | null;
  /** The granted right that a mail reports; null for other mails. */
  granted: GrantedRight | null;
  translate: Translate;
  site: string;
  /** The configured origin, never taken from a request. */
  publicUrl: string;
  routes: SiteRoutes;
}

/** Target page of each mail's button, and the parameter for the link's secret. */
export const buttons = {
  'confirm-registration': ['UserRegistrationConfirm', 'confirmID'],
  'confirm-email': ['UserRegistrationConfirm', 'confirmID'],
  'reset-password': ['UserPasswordReset', 'resetID'],
  'deletion-asked': ['UserDeletionStop', 'stopID'],
  'account-deleted': ['Home', null],
  'login-link': ['UserLoginLink', 'loginID'],
  'confirm-business': ['UserBusinessConfirm', 'confirmID'],
  'business-approved': ['UserPasswordReset', 'resetID'],
  invited: ['UserPasswordReset', 'resetID'],
  'business-joined': ['UserLogin', null],
  'business-refused': ['Contact', null],
  'already-registered': ['UserLogin', null],
  'no-account': ['UserRegistration', null],
  suspended: ['Home', null],
  'email-changes': ['UserPasswordRequest', null],
  'password-changed': ['UserPasswordRequest', null],
  'factor-set': ['UserPasswordRequest', null],
  'factor-removed': ['UserPasswordRequest', null],
  'passkey-added': ['UserPasswordRequest', null],
  'passkey-removed': ['UserPasswordRequest', null],
  'role-granted': ['AdminPeople', null],
} as const satisfies Record<AccountMailKind, readonly [string, string | null]>;

/** Mails to owners of an account; the others go to unverified addresses. */
const ofOwner: readonly AccountMailKind[] = [
  'deletion-asked',
  'suspended',
  'email-changes',
  'password-changed',
  'factor-set',
  'factor-removed',
  'passkey-added',
  'passkey-removed',
  'role-granted',
];

export function renderAccountMail(input: AccountMailInput): Pick<Mail, 'subject' | 'html' | 'text'> {
  const { kind, language, linkId, translate: t, site, publicUrl, routes } = input;
  const [route, parameter] = buttons[kind];
  // The page that confirms a changed address needs no password.
  const about: Record<string, string> = kind === 'confirm-email' ? { for: 'email' } : {};
  const query =
    parameter === null ? '' : `?${new URLSearchParams({ ...about, [parameter]: linkId }).toString()}`;
  const text = (key: string): string =>
    t(`mail.account.${kind}.${key}`, {
      days: retentionDays.deletionGrace,
      code: `${input.code.slice(0, 4)}-${input.code.slice(4)}`,
      number: input.number === null ? '' : String(input.number),
      reason: input.reason,
      role: input.granted ? t(`admin.roles.${input.granted.role}`) : '',
      person: input.granted?.person ?? '',
      by: input.granted?.by ?? '',
    });
  return {
    subject: text('subject'),
    ...renderMail({
      t,
      language,
      site,
      heading: text('heading'),
      greeting: buildGreeting(input),
      paragraphs: [
        text('intro'),
        ...(input.commissionPercent === null
          ? []
          : [
              t('mail.account.commission', {
                percent: formatterFor(language, t).number(input.commissionPercent),
              }),
            ]),
        text('next'),
      ],
      button: { label: text('button'), href: `${publicUrl}${routes.pathOf(route, language)}${query}` },
      // Mails that ask for an answer contain the office's contact.
      ...(parameter === null && {
        footerLink: {
          label: t('mail.contact.sender.button'),
          href: publicUrl + routes.pathOf('Contact', language),
        },
      }),
      private: t(`mail.account.${parameter === null ? 'notYou' : 'private'}`),
      footer: t(ofOwner.includes(kind) ? 'mail.account.ownerFooter' : 'mail.account.footer'),
    }),
  };
}

function buildGreeting({ named, translate: t }: AccountMailInput): string {
  if (!named || named.lastName === '' || (named.salutation === 'none' && named.firstName === '')) {
    return t('mail.greeting.unnamed');
  }
  const { salutation, firstName, lastName } = named;
  return t(`mail.greeting.${salutation}`, { firstName, lastName });
}

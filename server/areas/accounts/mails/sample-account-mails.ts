import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import type { AccountMailKind } from './account-mail-store.ts';
import { buttons, renderAccountMail } from './render-account-mail.ts';

/** Mails without a name, since the reader may not be the owner. */
const mailsWithoutName: readonly AccountMailKind[] = [
  'confirm-registration',
  'confirm-email',
  'confirm-business',
  'already-registered',
  'no-account',
];

export function sampleAccountMails(rendering: SampleRendering): SampleMail[] {
  return (Object.keys(buttons) as AccountMailKind[]).map((kind) => ({
    name: `account-${kind}`,
    ...renderAccountMail({
      ...rendering,
      kind,
      named: mailsWithoutName.includes(kind)
        ? null
        : { salutation: 'ms', firstName: 'Erika', lastName: 'Mustermann' },
      linkId: 'sample',
      number: 4711,
      reason: 'The documents are missing.',
      commissionPercent: kind === 'business-approved' || kind === 'business-joined' ? 15 : null,
      granted: {
        role: 'admin',
        person: 'Max Mustermann, max@example.org',
        by: 'Erika Mustermann, erika@example.org',
      },
      code: kind === 'login-link' ? 'ABCD2345' : '',
    }),
  }));
}

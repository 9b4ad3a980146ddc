import { toFileStem } from '../../../../domain/operator/operator.ts';
import type { z } from 'zod';
import { defaultLanguage, isLanguage } from '../../../../domain/language.ts';
import type { MailFile } from '../../../platform/mail.ts';
import { accountStore, type PaidLandlord } from '../account-store.ts';
import { findDocument } from '../documents/landlord-documents.ts';
import type { accountMailJob, statementMailJob } from '../jobs/payout-jobs.ts';
import type { PayoutsDeps } from '../payouts-context.ts';
import { statementStore } from '../statement-store.ts';
import { renderPayoutMail } from './render-payout-mail.ts';

/** Landlords from a feed without an email address get none. */
export async function sendStatementMail(
  deps: PayoutsDeps,
  { landlordId, month }: z.output<typeof statementMailJob.payload>,
): Promise<void> {
  const { db } = deps.connection;
  const [landlord] = await accountStore.landlords(db, [landlordId]);
  const statement = (await statementStore.listStatements(db, landlordId)).find((one) => one.month === month);
  if (!landlord?.is_reachable || !statement) return;
  const invoice = (await statementStore.listInvoices(db, landlordId)).find((one) => one.month === month);
  const names = [`statement-${month}`, ...(invoice ? [invoice.name] : [])];
  const attachments: MailFile[] = [];
  for (const name of names) {
    const document = await findDocument(deps, landlordId, name);
    if (!document) throw new Error(`${name} of landlord ${landlordId} is gone.`);
    attachments.push({
      name: `${toFileStem(deps.operator().name)}-${name}.pdf`,
      type: 'application/pdf',
      content: await deps.documents.pdf(document),
    });
  }
  await deps.mail.send({
    id: `landlord-${landlordId}-statement-${month}`,
    to: { name: landlord.name, address: landlord.email },
    ...renderPayoutMail({
      ...commonFields(deps, landlord),
      template: 'statement',
      month,
      closing: statement.facts.closing,
      invoice: invoice ? { name: invoice.name, total: invoice.total_cents } : null,
    }),
    attachments,
  });
}

/**
 * Notifies the landlord and the person who changed the account, so that a change in somebody else's name is noticed.
 */
export async function sendAccountMail(
  deps: PayoutsDeps,
  { landlordId, uid, ibanEnd, from }: z.output<typeof accountMailJob.payload>,
): Promise<void> {
  const [landlord] = await accountStore.landlords(deps.connection.db, [landlordId]);
  if (!landlord) return;
  const owner = await deps.accounts.findAccount(uid);
  const addresses = [...(landlord.is_reachable ? [landlord.email] : []), ...(owner ? [owner.email] : [])];
  const recipients = new Map(addresses.map((address) => [address.toLowerCase(), address]));
  for (const [key, address] of recipients) {
    await deps.mail.send({
      id: `landlord-${landlordId}-account-${from}-${key}`,
      to: { name: landlord.name, address },
      ...renderPayoutMail({ ...commonFields(deps, landlord), template: 'account', ibanEnd, from }),
    });
  }
}

function commonFields(
  deps: Pick<PayoutsDeps, 'translate' | 'operator' | 'publicUrl' | 'routes'>,
  landlord: PaidLandlord,
) {
  const language = isLanguage(landlord.language) ? landlord.language : defaultLanguage;
  return {
    language,
    t: deps.translate(language),
    site: deps.operator().name,
    name: landlord.name,
    url: deps.publicUrl + deps.routes.pathOf('LandlordPayouts', language),
    helpUrl: deps.publicUrl + deps.routes.pathOf('Contact', language),
  };
}

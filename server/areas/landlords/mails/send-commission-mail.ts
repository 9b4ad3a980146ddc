import { defaultLanguage, isLanguage } from '../../../../domain/language.ts';
import { commissionStore } from '../commission-store.ts';
import type { LandlordsDeps } from '../landlords-context.ts';
import { renderCommissionMail } from './render-commission-mail.ts';

/**
 * Announces a change of the commission to the landlord and to the accounts that act for them. Each address gets one
 * mail.
 */
export async function sendCommissionMail(deps: LandlordsDeps, termsId: number): Promise<void> {
  const { db } = deps.connection;
  const landlordId = await commissionStore.findLandlord(db, termsId);
  const [landlord] = landlordId === null ? [] : await commissionStore.find(db, [landlordId]);
  const change = landlord?.rows.find(({ id }) => id === termsId);
  if (!landlord || !change) return;
  const language = isLanguage(landlord.language) ? landlord.language : defaultLanguage;
  const rendered = renderCommissionMail({
    ...{ language, t: deps.translate(language), site: deps.operator().name, name: landlord.name },
    ...{ before: change.before, perMille: change.perMille, validFrom: change.validFrom },
    url: deps.publicUrl + deps.routes.pathOf('LandlordBilling', language),
    helpUrl: deps.publicUrl + deps.routes.pathOf('ContactLandlord', language),
  });
  const accounts = await commissionStore.accountEmails(db, landlord.id);
  const addresses = [...(landlord.isReachable ? [landlord.email] : []), ...accounts];
  const recipients = new Map(addresses.map((address) => [address.toLowerCase(), address]));
  for (const [key, address] of recipients) {
    await deps.mail.send({
      id: `landlord-commission-${termsId}-${key}`,
      to: { name: landlord.name, address },
      ...rendered,
    });
  }
}

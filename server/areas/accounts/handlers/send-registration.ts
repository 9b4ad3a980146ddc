import type { sendRegistration } from '../../../../contract/accounts/send-registration.ts';
import { acceptsHostTerms, hostTermsVersion } from '../../../../domain/host-terms.ts';
import { trimBusiness, validateBusiness } from '../../../../domain/business-registration.ts';
import type { Handler } from '../../../http/handler.ts';
import { askForMail } from '../mails/account-mails.ts';
import type { Profile } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { businessRegistrationStore } from '../business/business-registration-store.ts';
import { countMail } from '../mails/count-mail.ts';

/** Registers a business. Known and unknown addresses get the same mail; the office decides afterwards. */
export function sendRegistrationHandler(deps: AccountsContext): Handler<typeof sendRegistration> {
  return async ({ formData: { kind, isTrader, acceptTerms, language, ...input } }, call) => {
    const fields = validateBusiness(kind, input);
    if (Object.keys(fields).length > 0) return { ok: false, type: 'invalid-registration', data: { fields } };
    const hasTerms = acceptsHostTerms(kind);
    if (hasTerms && !acceptTerms) return { ok: false, type: 'terms-not-accepted', data: null };
    const form = trimBusiness(input);
    const { email } = form;
    const mailCount = await countMail(deps, email, call);
    if (!mailCount.ok)
      return { ok: false, type: 'too-many-tries', data: { retryAfter: mailCount.retryAfter } };
    const salutation = (form.salutation || 'none') as Profile['salutation'];
    const country = form.country.toLowerCase();
    // Agencies and partners act for others and are always businesses.
    const registration = {
      ...form,
      kind,
      salutation,
      country,
      isTrader: isTrader || kind !== 'landlord',
      language,
      acceptedTerms: hasTerms ? hostTermsVersion : null,
    };
    await deps.connection.transaction(async (tx) => {
      const at = deps.clock.now();
      const id = await businessRegistrationStore.insert(tx, registration, at);
      await businessRegistrationStore.insertEvent(tx, { id, kind: 'asked', actor: null, at });
      await askForMail(deps, tx, {
        kind: 'confirm-business',
        email,
        language,
        uid: null,
        registrationId: id,
      });
    });
    return { ok: true, data: { mailSend: 'Y' } };
  };
}

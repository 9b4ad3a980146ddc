import type { signUpNewsletter } from '../../../contract/newsletter/sign-up-newsletter.ts';
import type { Outcome } from '../../../contract/define-endpoint.ts';
import { isEmail } from '../../../domain/booking/customer-form.ts';
import type { Language } from '../../../domain/language.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import type { NewsletterContext } from './newsletter-context.ts';
import type { SignUpSource } from './newsletter-store.ts';
import { askForNewsletter } from './sign-up.ts';

export interface SignUpForm extends SignUpSource {
  email: string;
  language: Language;
  /** What stands in the field that nobody sees. */
  website: string;
}

/** Takes what somebody has typed, by whichever way it comes. A script is answered as a person is, and nothing is sent. */
export async function signUpByForm(
  deps: NewsletterContext,
  { email, language, website, source, source2, place }: SignUpForm,
  { network, host }: { network: string | null; host: string },
): Promise<Outcome<typeof signUpNewsletter>> {
  if (!isEmail(email.trim())) return { ok: false, type: 'invalid-email', data: null };
  if (website.trim() !== '') return { ok: true, data: { mailSend: 'Y' } };
  const partner = await deps.partners.ofHost(host);
  const counted = await retryTransaction(deps.connection, (tx) =>
    askForNewsletter(deps, tx, {
      ...{ email, language, network, source, source2, place },
      brand: partner?.partnerID ?? null,
      ...(partner && { site: partner.partnerName }),
    }),
  );
  if (counted.ok) return { ok: true, data: { mailSend: 'Y' } };
  return { ok: false, type: 'too-many-mails', data: { retryAfter: counted.retryAfter } };
}

import type { signUpNewsletter } from '../../../contract/newsletter/sign-up-newsletter.ts';
import type { Outcome } from '../../../contract/define-endpoint.ts';
import { isEmail } from '../../../domain/reachable.ts';
import type { Language } from '../../../domain/language.ts';
import { judgeFormForMail } from '../../platform/judge-form.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import type { NewsletterContext } from './newsletter-context.ts';
import type { SignUpSource } from './newsletter-store.ts';
import { askForNewsletter } from './sign-up.ts';

export interface SignUpForm extends SignUpSource {
  email: string;
  language: Language;
  /** Honeypot: the value of a hidden field. */
  website: string;
  /** Proof of work by the browser; the form without scripts has none. */
  proof?: string | undefined;
}

/** Handles every sign-up by form. Suspicious ones need proof of work; without it the answer is the usual one, and nothing is sent. */
export async function signUpByForm(
  deps: NewsletterContext,
  { email, language, website, proof, source, source2, place }: SignUpForm,
  { network, host }: { network: string | null; host: string },
): Promise<Outcome<typeof signUpNewsletter>> {
  if (!isEmail(email)) return { ok: false, type: 'invalid-email', data: null };
  const partner = await deps.partners.findByHost(host);
  return retryTransaction(deps.connection, async (tx) => {
    const formRefusal = await judgeFormForMail(deps, tx, {
      form: 'newsletter',
      email,
      website,
      network,
      proof,
    });
    if (formRefusal) return formRefusal.ok ? { ok: true, data: { mailSend: 'Y' } } : formRefusal;
    const counting = await askForNewsletter(deps, tx, {
      ...{ email, language, network, source, source2, place },
      brand: partner?.partnerID ?? null,
      ...(partner && { site: partner.partnerName }),
    });
    if (counting.ok) return { ok: true, data: { mailSend: 'Y' } };
    return { ok: false, type: 'too-many-mails', data: { retryAfter: counting.retryAfter } };
  });
}

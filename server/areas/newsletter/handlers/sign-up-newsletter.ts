import type { signUpNewsletter } from '../../../../contract/newsletter/sign-up-newsletter.ts';
import type { Handler } from '../../../http/handler.ts';
import type { NewsletterContext } from '../newsletter-context.ts';
import { signUpByForm } from '../sign-up-by-form.ts';

export function signUpNewsletterHandler(deps: NewsletterContext): Handler<typeof signUpNewsletter> {
  return ({ languageCode: language, ...form }, { network, host }) =>
    signUpByForm(deps, { ...form, language }, { network, host });
}

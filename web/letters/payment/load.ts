import type { LoaderFunctionArgs } from 'react-router';
import type { Language, Localized } from '../../../domain/language.ts';
import { paymentPath } from '../../../domain/payments.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { loadLetterPage, type LetterPage } from '../load-letter-page.ts';

interface PaymentPage extends LetterPage {
  bookingPaths: Localized;
  contactPath: string;
}

/** Returns nothing about the booking, because the link is only opened in the browser. */
export function load(args: LoaderFunctionArgs): PaymentPage {
  const page = loadLetterPage(args, 'Payment', ['payment.page.title', 'payment.page.description']);
  const { routes } = args.context.get(siteContext);
  const bookingPath = (targetLanguage: Language): string => routes.pathOf('bookingView', targetLanguage);
  return {
    ...page,
    // The path has the language in an unusual position.
    head: {
      ...page.head,
      languageLinks: {
        de: paymentPath('de'),
        en: paymentPath('en'),
        fr: paymentPath('fr'),
        it: paymentPath('it'),
      },
    },
    bookingPaths: {
      de: bookingPath('de'),
      en: bookingPath('en'),
      fr: bookingPath('fr'),
      it: bookingPath('it'),
    },
    contactPath: routes.pathOf('Contact', page.language),
  };
}

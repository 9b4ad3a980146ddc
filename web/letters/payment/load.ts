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
  const pathsIn = (pathOf: (language: Language) => string): Localized => ({
    ...{ de: pathOf('de'), en: pathOf('en'), fr: pathOf('fr'), it: pathOf('it') },
  });
  return {
    ...page,
    head: { ...page.head, languageLinks: pathsIn(paymentPath) },
    bookingPaths: pathsIn((language) => routes.pathOf('bookingView', language)),
    contactPath: routes.pathOf('Contact', page.language),
  };
}

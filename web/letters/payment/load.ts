import type { LoaderFunctionArgs } from 'react-router';
import type { Language, Localized } from '../../../domain/language.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { loadLetterPage, type LetterPage } from '../load-letter-page.ts';

interface PaymentPage extends LetterPage {
  bookingPaths: Localized;
  contactPath: string;
}

/** Returns nothing about the booking: only the browser opens the link. */
export function load(args: LoaderFunctionArgs): PaymentPage {
  const page = loadLetterPage(args, 'Payment', ['payment.page.title', 'payment.page.description']);
  const { routes } = args.context.get(siteContext);
  const language = page.params['language'] === 'en' ? 'en' : 'de';
  const pathIn = (other: 'de' | 'en'): string => routes.pathOf('Payment', other, { language: other });
  const bookingIn = (other: Language): string => routes.pathOf('bookingView', other);
  return {
    ...page,
    // Its address says the language in a place of its own, and there are two of it.
    head: { ...page.head, languageLinks: { de: pathIn('de'), en: pathIn('en') } },
    bookingPaths: { de: bookingIn('de'), en: bookingIn('en'), fr: bookingIn('fr'), it: bookingIn('it') },
    contactPath: routes.pathOf('Contact', language),
  };
}

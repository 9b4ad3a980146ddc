import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { loadLetterPage, type LetterPage } from '../load-letter-page.ts';

interface RateStayPage extends LetterPage {
  bookingPath: string;
  contactPath: string;
  /** Path of the page of home 1; the number is to be replaced. */
  objectPath: string;
}

/** Returns nothing about the stay, because the link is only opened in the browser. */
export function load(args: LoaderFunctionArgs): RateStayPage {
  const page = loadLetterPage(args, 'RateStay', ['rate.title', 'rate.description']);
  const { routes } = args.context.get(siteContext);
  return {
    ...page,
    bookingPath: routes.pathOf('bookingView', page.language),
    contactPath: routes.pathOf('Contact', page.language),
    objectPath: routes.pathOf('ObjectPage', page.language, { objectNumber: 1 }),
  };
}

import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { loadLetterPage, type LetterPage } from '../load-letter-page.ts';

interface CheckInPage extends LetterPage {
  bookingPath: string;
}

/** Returns nothing about the stay, because the link is only opened in the browser. */
export function load(args: LoaderFunctionArgs): CheckInPage {
  const page = loadLetterPage(args, 'CheckIn', ['checkin.title', 'checkin.description']);
  const { routes } = args.context.get(siteContext);
  return { ...page, bookingPath: routes.pathOf('bookingView', page.language) };
}

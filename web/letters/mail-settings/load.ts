import type { LoaderFunctionArgs } from 'react-router';
import { loadLetterPage, type LetterPage } from '../load-letter-page.ts';

export function load(args: LoaderFunctionArgs): LetterPage {
  return loadLetterPage(args, 'MailSettings', ['letters.settings.title', 'letters.settings.description']);
}

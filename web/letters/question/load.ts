import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { loadLetterPage, type LetterPage } from '../load-letter-page.ts';

interface QuestionPage extends LetterPage {
  searchPath: string;
}

/** Returns nothing about the question, because the link is only opened in the browser. */
export function load(args: LoaderFunctionArgs): QuestionPage {
  const page = loadLetterPage(args, 'Question', ['letters.question.title', 'letters.question.description']);
  const { routes } = args.context.get(siteContext);
  return { ...page, searchPath: routes.pathOf('Search', page.language) };
}

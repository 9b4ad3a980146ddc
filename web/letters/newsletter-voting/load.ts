import type { LoaderFunctionArgs } from 'react-router';
import { newsletterTopics, type NewsletterTopic } from '../../../domain/newsletter.ts';
import { loadLetterPage, type LetterPage } from '../load-letter-page.ts';

interface NewsletterVoting extends LetterPage {
  action: 'voting';
  poll: string;
  answer: NewsletterTopic | null;
}

export function load(args: LoaderFunctionArgs): NewsletterVoting {
  const query = args.url.searchParams;
  const poll = query.get('poll') ?? '';
  return {
    ...loadLetterPage(args, 'NewsletterVoting', ['letters.voting.title', 'letters.voting.description']),
    action: 'voting',
    poll: /^[a-z0-9-]{1,40}$/.test(poll) ? poll : '',
    answer: newsletterTopics.find((topic) => topic === query.get('answer')) ?? null,
  };
}

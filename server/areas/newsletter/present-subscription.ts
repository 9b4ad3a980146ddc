import type { getUserPreferences } from '../../../contract/newsletter/get-user-preferences.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { newsletterTopics } from '../../../domain/newsletter.ts';
import type { OpenedLetters } from './opened-letters.ts';

export function presentSubscription({
  subscriber,
  accountEmail,
}: OpenedLetters): ResponseOf<typeof getUserPreferences> {
  if (!subscriber) {
    return {
      state: 'none',
      email: accountEmail ?? '',
      language: 'de',
      topics: [...newsletterTopics],
      frequency: 'monthly',
    };
  }
  const { state, email, language, topics, frequency } = subscriber;
  return {
    state,
    email: email ?? accountEmail ?? '',
    language,
    topics: newsletterTopics.filter((topic) => topics.includes(topic)),
    frequency,
  };
}

import { randomUUID } from 'node:crypto';
import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const newsletterCalls: ValidCalls<CallsOf<'newsletter'>> = {
  // No link of a mail opens anything here.
  confirmNewsletter: () => ({ confirmID: '1-unknown' }),
  getUserPreferences: ({ subscriber, userKey }) => ({ subscriber, userKey }),
  setUserPreferences: ({ subscriber, userKey }) => ({
    subscriber,
    userKey,
    topics: ['offers'],
    frequency: 'monthly',
    action: 'save',
  }),
  voteNewsletter: ({ subscriber, userKey }) => ({
    subscriber,
    userKey,
    action: 'voting',
    poll: 'welcome',
    answer: 'ideas',
  }),
  signUpNewsletter: () => ({ email: `${randomUUID()}@example.com` }),
};

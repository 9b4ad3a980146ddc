import type { Endpoint } from '../define-endpoint.ts';
import { confirmNewsletter } from './confirm-newsletter.ts';
import { getUserPreferences } from './get-user-preferences.ts';
import { setUserPreferences } from './set-user-preferences.ts';
import { signUpNewsletter } from './sign-up-newsletter.ts';
import { voteNewsletter } from './vote-newsletter.ts';

export const newsletterEndpoints = {
  confirmNewsletter,
  getUserPreferences,
  setUserPreferences,
  signUpNewsletter,
  voteNewsletter,
} as const satisfies Record<string, Endpoint>;

import type { getUserPreferences } from '../../../../contract/newsletter/get-user-preferences.ts';
import type { Handler } from '../../../http/handler.ts';
import type { OpenedLetters } from '../opened-letters.ts';
import { presentSubscription } from '../present-subscription.ts';

export function getUserPreferencesHandler(): Handler<typeof getUserPreferences, OpenedLetters> {
  return (_input, { opened }) => Promise.resolve({ ok: true, data: presentSubscription(opened) });
}

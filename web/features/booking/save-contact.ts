import { browserApi } from '../../app/api/browser-api.ts';
import { storedChoice } from '../consent/consent-cookies.ts';
import { visitorStore } from '../visitor/use-visitor.ts';

/**
 * Stores a typed mail address with the visitor before the form is sent: only with consent to marketing, since no contract needs it, and
 * only where it looks like an address. Failures are ignored.
 */
export async function saveTypedContact(email: string, cookies = document.cookie): Promise<void> {
  if (storedChoice(cookies)?.marketing !== true) return;
  const { isEmail } = await import('../../../domain/reachable.ts');
  if (!isEmail(email.trim())) return;
  await visitorStore.load();
  await browserApi.call('saveContact', { uid: visitorStore.get().uid, email }).catch(() => undefined);
}

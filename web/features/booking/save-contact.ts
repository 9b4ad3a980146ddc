import { browserApi } from '../../app/api/browser-api.ts';
import { storedChoice } from '../consent/consent-cookies.ts';
import { visitorStore } from '../visitor/use-visitor.ts';

/**
 * Stores a typed mail address with the visitor before the form is sent. This needs consent to marketing, since no contract requires it, and
 * a plausible address. Failures are ignored.
 */
export async function saveTypedContact(email: string, cookies = document.cookie): Promise<void> {
  if (storedChoice(cookies)?.marketing !== true) return;
  const { isEmail } = await import('../../../domain/reachable.ts');
  if (!isEmail(email.trim())) return;
  await visitorStore.load();
  await browserApi.call('saveContact', { uid: visitorStore.get().uid, email }).catch(() => undefined);
}

import { browserApi } from '../../app/api/browser-api.ts';
import { storedChoice } from '../consent/consent-cookies.ts';
import { visitorStore } from '../visitor/use-visitor.ts';

/**
 * Keeps a typed mail address with the visitor before anything is sent: only where marketing was allowed, since no
 * contract needs it, and only where it is roughly an address. What fails is nobody's worry.
 */
export async function saveTypedContact(email: string, cookies = document.cookie): Promise<void> {
  if (storedChoice(cookies)?.marketing !== true) return;
  const { isEmail } = await import('../../../domain/reachable.ts');
  if (!isEmail(email.trim())) return;
  await visitorStore.load();
  await browserApi.call('saveContact', { uid: visitorStore.get().uid, email }).catch(() => undefined);
}

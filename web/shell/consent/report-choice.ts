import { categoryUsages, type ConsentChoice } from '../../../domain/consent.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { visitorStore } from '../../features/visitor/use-visitor.ts';

let reporting: Promise<void> = Promise.resolve();

/** Records the choice on the server; failures are ignored, since the cookies store it. */
export function reportChoice(choice: ConsentChoice): void {
  reporting = report(choice).catch(() => undefined);
}

/** Resolves once the server has the latest choice; calls that depend on it wait for that. */
export const choiceReported = (): Promise<void> => reporting;

async function report(choice: ConsentChoice): Promise<void> {
  await visitorStore.load();
  const { uid } = visitorStore.get();
  const { keepsUid } = await browserApi.call('logCookieConsent', { uid, accepted: categoryUsages(choice) });
  if (!keepsUid) document.cookie = 'uid=; Max-Age=0; Path=/; SameSite=Lax';
}

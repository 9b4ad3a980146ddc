import type { ConsentChoice } from '../../../domain/consent.ts';

declare global {
  interface Window {
    /** Queue of a tag manager; without one it is a list in memory that nothing reads. */
    dataLayer?: unknown[];
  }
}

/** Milliseconds for which tags wait for a stored choice. */
const waitForUpdate = 500;

type Signal = 'ad_storage' | 'analytics_storage' | 'ad_user_data' | 'ad_personalization';
type Signals = Record<Signal, 'granted' | 'denied'>;

const denied: Signals = {
  ad_storage: 'denied',
  analytics_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

/** The tag manager distinguishes commands from events by the `arguments` object. */
function command(..._parts: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

/** Sets Consent Mode, version 2, to denied until the visitor allows something. */
export function denyAtFirst(): void {
  command('consent', 'default', { ...denied, wait_for_update: waitForUpdate });
}

function toSignals({ statistic, marketing }: ConsentChoice): Signals {
  const ads = marketing ? 'granted' : 'denied';
  return {
    analytics_storage: statistic ? 'granted' : 'denied',
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  };
}

export function updateSignals(choice: ConsentChoice): void {
  command('consent', 'update', toSignals(choice));
}

export function pushEvent(event: Readonly<Record<string, unknown>>): void {
  (window.dataLayer ??= []).push(event);
}

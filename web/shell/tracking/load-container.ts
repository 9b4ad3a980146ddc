import { pushEvent } from '../../features/consent/consent-signals.ts';

let loaded = false;

/** Loads the tag manager's container once. It reads the consent that was pushed before. */
export function loadContainer({ origin, id }: { origin: string; id: string }): void {
  if (loaded) return;
  loaded = true;
  pushEvent({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${origin}/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

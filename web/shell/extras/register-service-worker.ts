/**
 * It only knows what to show without a network, and keeps files whose names change with their content.
 * In development those files do not exist.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}

import type { Position } from './read-position.ts';

const waitMs = 20_000;
const digits = 1e6;

/** Asks the device where it is. Rejects with `denied` if the person does not allow it, otherwise with `unknown`. */
export async function findPresentPosition(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined = navigator.geolocation,
): Promise<Position> {
  const fail = (reason: 'denied' | 'unknown'): Error => new Error(reason);
  if (!geolocation) throw fail('unknown');
  const { coords } = await new Promise<Pick<GeolocationPosition, 'coords'>>((resolve, reject) => {
    geolocation.getCurrentPosition(
      resolve,
      ({ code, PERMISSION_DENIED }) => reject(fail(code === PERMISSION_DENIED ? 'denied' : 'unknown')),
      { enableHighAccuracy: true, timeout: waitMs, maximumAge: 0 },
    );
  });
  const round = (number: number): number => Math.round(number * digits) / digits;
  return { lat: round(coords.latitude), lon: round(coords.longitude) };
}

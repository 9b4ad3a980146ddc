import { expect, test } from 'vitest';
import { findPresentPosition } from './present-position.ts';

const failing = (code: number) => ({
  getCurrentPosition: (_: unknown, onError?: PositionErrorCallback | null) =>
    onError?.({ code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' }),
});

test('the position of the device is precise enough for a house', async () => {
  const coords = { latitude: 54.123_456_78, longitude: 13.234_567_89 } as GeolocationCoordinates;
  const geolocation = {
    getCurrentPosition: (onFound: PositionCallback) => onFound({ coords } as GeolocationPosition),
  };
  expect(await findPresentPosition(geolocation)).toEqual({ lat: 54.123457, lon: 13.234568 });
});

test('a refusal is told from a device that does not know', async () => {
  await expect(findPresentPosition(failing(1))).rejects.toThrow('denied');
  await expect(findPresentPosition(failing(3))).rejects.toThrow('unknown');
});

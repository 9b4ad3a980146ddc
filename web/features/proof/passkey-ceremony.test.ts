import { afterEach, expect, test, vi } from 'vitest';
import { browserApi } from '../../app/api/browser-api.ts';
import { logInByPasskey } from './passkey-ceremony.ts';

vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: () => Promise.resolve({ id: 'key' }) }));
vi.mock('./passkey-here.ts', () => ({ rememberPasskey: () => undefined }));

const persistent = (): boolean => false;

afterEach(() => vi.restoreAllMocks());

test('who is refused may try again; who takes the offer and presses the button enters once', async () => {
  let refuses = true;
  const call = vi.spyOn(browserApi, 'call').mockImplementation(((name: string) => {
    if (name === 'beginPasskeyLogin') return Promise.resolve({ options: {} });
    return refuses ? Promise.reject(new Error('refused')) : Promise.resolve({ uid: 'ada' });
  }) as typeof browserApi.call);
  const logins = (): number => call.mock.calls.filter(([name]) => name === 'passkeyLogin').length;

  await expect(logInByPasskey({ persistent, autofill: true })).rejects.toThrow('refused');
  expect(logins()).toBe(1);
  refuses = false;
  const both = [logInByPasskey({ persistent, autofill: true }), logInByPasskey({ persistent })];
  expect(await Promise.all(both)).toEqual([{ uid: 'ada' }, { uid: 'ada' }]);
  expect(logins()).toBe(2);
});

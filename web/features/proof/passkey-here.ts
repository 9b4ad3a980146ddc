const key = 'passkey-here';

export function rememberPasskey(): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Without storage the passkey is still offered, only not first.
  }
}

export function hasPasskeyHere(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

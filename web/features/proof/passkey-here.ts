const key = 'passkey-here';

/** Remembers that somebody has a passkey in this browser: the login offers it first from then on. */
export function rememberPasskey(): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // It is offered all the same, only not first.
  }
}

/** Whether a passkey was made or shown in this browser before. */
export function hasPasskeyHere(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

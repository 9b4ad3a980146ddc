const key = 'registered-here';

/** Remembers that an account was asked for in this browser: its mail is opened in another tab. */
export function rememberRegistration(): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // The page of the mail's link then asks for the password again.
  }
}

/** Whether the account that a mail's link confirms was asked for here. */
export function isRegisteredHere(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

export function forgetRegistration(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing to forget.
  }
}

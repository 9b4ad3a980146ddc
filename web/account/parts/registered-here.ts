const key = 'registered-here';

/** Remembers that an account was asked for in this browser, by what was sent with it: its mail is opened in another tab. */
export function rememberRegistration(ticket: string): void {
  try {
    localStorage.setItem(key, ticket);
  } catch {
    // The page of the mail's link then asks for the password again.
  }
}

/** What the browser has sent with its registration; null: the account that a mail's link confirms was not asked for here. */
export function ticketOfRegistration(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forgetRegistration(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing to forget.
  }
}

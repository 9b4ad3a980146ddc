const key = 'registered-here';

/** Remembers the ticket of a registration in this browser, because its mail is opened in another tab. */
export function rememberRegistration(ticket: string): void {
  try {
    localStorage.setItem(key, ticket);
  } catch {
    // The page of the mail's link then asks for the password again.
  }
}

/** Null where the account that the mail's link confirms was not registered in this browser. */
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

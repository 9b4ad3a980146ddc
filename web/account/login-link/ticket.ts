const key = 'login-ticket';

/** Keeps the ticket without which the mail's link does not work; it stays in this browser. */
export function keepTicket(ticket: string): void {
  try {
    localStorage.setItem(key, ticket);
  } catch {
    // The code can be typed all the same, as long as the page is open.
  }
}

/** Null where no link was requested in this browser. */
export function keptTicket(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function dropTicket(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing to drop.
  }
}

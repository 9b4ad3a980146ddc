const key = 'login-ticket';

/** Keeps what the link of the mail is good with, in this browser alone. */
export function keepTicket(ticket: string): void {
  try {
    localStorage.setItem(key, ticket);
  } catch {
    // The code can be typed all the same, as long as the page is open.
  }
}

/** Null: no link was asked for in this browser. */
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

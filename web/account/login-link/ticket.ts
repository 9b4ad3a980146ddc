const key = 'login-ticket';

/** Stores the ticket in this browser. The mailed link does not work without it. */
export function storeTicket(ticket: string): void {
  try {
    localStorage.setItem(key, ticket);
  } catch {
    // Storage may be blocked. The code can still be typed while the page is open.
  }
}

/** Returns null if no link was requested in this browser. */
export function readTicket(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function deleteTicket(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage may be blocked, in which case there is nothing to delete.
  }
}

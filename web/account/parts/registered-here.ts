const key = 'registered-here';

/** Stores the ticket of a registration in this browser, because the mailed link opens in another tab. */
export function storeRegistrationTicket(ticket: string): void {
  try {
    localStorage.setItem(key, ticket);
  } catch {
    // Storage may be blocked. The page of the mailed link then asks for the password again.
  }
}

/** Returns null if the account was not registered in this browser. */
export function readRegistrationTicket(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function deleteRegistrationTicket(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage may be blocked, in which case there is nothing to delete.
  }
}

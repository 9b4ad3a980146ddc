import { useEffect, type RefObject } from 'react';

const key = 'login-typed';

/**
 * Fills in again what was typed as number or address when the form comes back refused. An address stays in this tab: in the URL it would
 * be stored and logged. Returns what the form calls when it is sent.
 */
export function useTypedLogin(form: RefObject<HTMLFormElement | null>, isBack: boolean): () => void {
  const findField = (): HTMLInputElement | null =>
    form.current?.querySelector<HTMLInputElement>('input[autocomplete="username"]') ?? null;
  useEffect(() => {
    const field = findField();
    const typed = readTyped();
    if (isBack && typed && field?.value === '') {
      field.value = typed;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      form.current?.querySelector<HTMLInputElement>('input[type="password"]')?.focus();
    }
    // Only for the way back of this one attempt.
    if (typed !== null) forgetTyped();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes back
  }, []);
  return () => {
    try {
      sessionStorage.setItem(key, findField()?.value ?? '');
    } catch {
      // A browser that stores nothing only fills in less.
    }
  };
}

function readTyped(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function forgetTyped(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

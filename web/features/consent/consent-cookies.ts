import {
  categoryUsages,
  toConsentChoice,
  type CategoryUsage,
  type ConsentChoice,
} from '../../../domain/consent.ts';

/** Both cookies last for a year: the choice itself, and the mark that it was made. */
const acceptedCookie = 'accepted';
const confirmedCookie = 'disclaimer';
const confirmedValue = 'confirmed';
const year = 365 * 24 * 60 * 60;

function readCookie(cookies: string, name: string): string {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1] ?? '';
}

/** The stored choice; null if there is none or it cannot be parsed. */
export function storedChoice(cookies: string): ConsentChoice | null {
  const text = readCookie(cookies, acceptedCookie);
  if (text === '') return null;
  try {
    return toConsentChoice(JSON.parse(decodeURIComponent(text)) as CategoryUsage[]);
  } catch (error) {
    // An invalid cookie counts as no answer. It is reported if the code for reports can be loaded.
    import('../../app/errors/report-error.ts').then(
      ({ reportMistake }) => reportMistake('cookie', error),
      () => undefined,
    );
    return null;
  }
}

export function isConfirmed(cookies: string): boolean {
  return readCookie(cookies, confirmedCookie) === confirmedValue && storedChoice(cookies) !== null;
}

export function allowedChoice(cookies: string): ConsentChoice | null {
  const choice = storedChoice(cookies);
  return choice && (choice.statistic || choice.marketing) ? choice : null;
}

const attributes = (secure: boolean): string =>
  `; Max-Age=${year}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;

export function acceptedCookieText(choice: ConsentChoice, secure: boolean): string {
  const list = encodeURIComponent(JSON.stringify(categoryUsages(choice)));
  return `${acceptedCookie}=${list}${attributes(secure)}`;
}

export function confirmedCookieText(secure: boolean): string {
  return `${confirmedCookie}=${confirmedValue}${attributes(secure)}`;
}

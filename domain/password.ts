/** Minimum and maximum number of characters of a password. There are no rules about its composition (NIST SP 800-63B). */
export const passwordLength = { min: 10, max: 200 } as const;

/** The reasons why a password is refused. Texts: `account.password.<reason>`. */
export type PasswordWrong = 'short' | 'long' | 'address' | 'site' | 'common';

/** Shorter parts of an address are ignored. */
const tellingLength = 4;

/**
 * Returns the problem of a password, or null if it is accepted. Nothing is trimmed or replaced. @param site is the
 * site's name, which attackers try first @param isCommon is true for common passwords; browsers do not have that list
 */
export function passwordWrong(
  password: string,
  email: string,
  site: string,
  isCommon: (lowerCase: string) => boolean = () => false,
): PasswordWrong | null {
  const { length } = [...password];
  if (length < passwordLength.min) return 'short';
  if (length > passwordLength.max) return 'long';
  const lowerCase = password.toLowerCase();
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const telling = [name, host.slice(0, host.lastIndexOf('.'))].filter((part) => part.length >= tellingLength);
  if (telling.some((part) => lowerCase.includes(part))) return 'address';
  if (site !== '' && lowerCase.includes(site.toLowerCase())) return 'site';
  return isCommon(lowerCase) ? 'common' : null;
}

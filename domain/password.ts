/** Characters that a password has at least and at most. What it is made of is everybody's own business. */
export const passwordLength = { min: 10, max: 200 } as const;

/** Why a password is refused. Texts: `account.password.<reason>`. */
export type PasswordWrong = 'short' | 'long' | 'address' | 'site' | 'common';

/** Parts of an address that are shorter say nothing. */
const tellingLength = 4;

/**
 * What is wrong with a password; null: it is good. Nothing is trimmed or replaced.
 * @param site is what the site is called, which is tried first
 * @param isCommon tells whether it is among those that are tried first; browsers do not have that list
 */
export function passwordWrong(
  password: string,
  email: string,
  site: string,
  isCommon: (folded: string) => boolean = () => false,
): PasswordWrong | null {
  const { length } = [...password];
  if (length < passwordLength.min) return 'short';
  if (length > passwordLength.max) return 'long';
  const folded = password.toLowerCase();
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const telling = [name, host.slice(0, host.lastIndexOf('.'))].filter((part) => part.length >= tellingLength);
  if (telling.some((part) => folded.includes(part))) return 'address';
  if (site !== '' && folded.includes(site.toLowerCase())) return 'site';
  return isCommon(folded) ? 'common' : null;
}

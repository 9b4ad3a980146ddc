import { houseName } from './site-name.ts';

/** Characters; there are no rules about which ones. */
export const passwordLength = { min: 10, max: 200 } as const;

/** Texts: `account.password.<reason>`. */
export type PasswordWrong = 'short' | 'long' | 'address' | 'site' | 'common';

/** Shorter parts of an address are too common to count. */
const tellingLength = 4;

/**
 * Why a password is refused; null: accepted. Nothing is trimmed or replaced. @param isCommon tells whether it is a commonly tried
 * password; browsers do not have that list
 */
export function passwordWrong(
  password: string,
  email: string,
  isCommon: (folded: string) => boolean = () => false,
): PasswordWrong | null {
  const { length } = [...password];
  if (length < passwordLength.min) return 'short';
  if (length > passwordLength.max) return 'long';
  const folded = password.toLowerCase();
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const telling = [name, host.slice(0, host.lastIndexOf('.'))].filter((part) => part.length >= tellingLength);
  if (telling.some((part) => folded.includes(part))) return 'address';
  if (folded.includes(houseName.toLowerCase())) return 'site';
  return isCommon(folded) ? 'common' : null;
}

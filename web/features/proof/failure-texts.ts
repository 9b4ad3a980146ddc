import type { Translate } from '../../../texts/translate.ts';

interface Failed {
  type: string;
  data: unknown;
}

/** Returns the error of the password field; undefined for other failures. */
export function passwordError(failure: Failed | null, t: Translate): string | undefined {
  if (failure?.type !== 'password-refused') return undefined;
  const { reason } = failure.data as { reason: string };
  return t(`account.password.${reason}`);
}

/** Returns the error of the code field; undefined if no code was required. */
export function codeError(failure: Failed | null, t: Translate): string | undefined {
  return failure?.type === 'second-factor-needed' ? t('account.factor.codeWrong') : undefined;
}

/** Returns the message for failures that concern no single field; undefined if a field shows it. */
export function generalFailure(failure: Failed | null, t: Translate): string | undefined {
  switch (failure?.type) {
    case undefined:
    case 'password-refused':
    case 'invalid-email':
    case 'second-factor-needed':
    case 'wrong-password':
      return undefined;
    case 'too-many-tries': {
      const { retryAfter } = failure.data as { retryAfter: number };
      return t('account.wait', { count: Math.max(1, Math.ceil(retryAfter / 60)) });
    }
    case 'login-failed':
      return t('account.login.failed');
    default:
      return t('account.failed');
  }
}

/** Returns the error of the field in which the current password confirms the account. */
export function currentPasswordError(
  isMissing: boolean,
  failure: string | undefined,
  t: Translate,
): string | undefined {
  if (isMissing) return t('account.required');
  return failure === 'wrong-password' ? t('account.password.wrong') : undefined;
}

import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';

/** Takes the code of an authenticator app, or a recovery code, whose letters need the full keyboard. */
export function CodeField({
  ofApp,
  error,
  value,
  onChange,
}: {
  /** True before recovery codes exist, so that only the code of an app is accepted. */
  ofApp?: boolean;
  error: string | undefined;
  value: string;
  onChange: (typed: string) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <TextField
      id="field-code"
      name="code"
      label={t('account.factor.code')}
      hint={ofApp ? undefined : t('account.factor.codeHint')}
      error={error}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

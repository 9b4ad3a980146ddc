import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import type { LoginPart } from './login-part.ts';
import styles from './login-layer.module.css';

/** A native form whose answer opens in a new tab, because it may come from another site. */
export function BusinessForm({
  part,
  action,
  onForgotten,
  onSent,
}: {
  part: LoginPart;
  action: string;
  onForgotten: () => void;
  onSent: () => void;
}): ReactNode {
  const { t, language } = useTexts();
  const id = useId();
  const [number, setNumber] = useState('');
  const [password, setPassword] = useState('');
  const isMissing = number.trim() === '' || password === '';
  return (
    <form
      className={styles.form}
      method="post"
      action={action}
      target="_blank"
      rel="noopener"
      data-testid="layer-login"
      // The browser reads the fields after this event, so they are removed later.
      onSubmit={() => void setTimeout(onSent)}
    >
      <input type="hidden" name="language" value={language} />
      <TextField
        id={`${id}-number`}
        name={part === 'retailer' ? 'vermieternummer' : 'partnernummer'}
        label={t('login.numberOrAddress')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
      />
      <TextField
        id={`${id}-kennwort`}
        name="kennwort"
        type="password"
        label={t('login.password')}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" variant="primary" wide disabled={isMissing}>
        {t('login.submit')}
      </Button>
      <p className={styles.soft}>{t('login.newTab')}</p>
      <button type="button" className={styles.link} onClick={onForgotten}>
        {t('login.forgot')}
      </button>
    </form>
  );
}

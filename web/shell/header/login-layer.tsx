import { useId, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import type { LoginEntries } from '../load-root.ts';
import { BusinessForm } from './business-form.tsx';
import styles from './login-layer.module.css';
import { PasswordForm } from './password-form.tsx';
import { parts, type LoginPart } from './login-part.ts';
import { useLayer } from './use-layer.ts';

export default function LoginLayer({
  entries,
  opener,
  onClose,
}: {
  entries: LoginEntries;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}): ReactNode {
  const { t } = useTexts();
  const id = useId();
  const dialog = useLayer(opener, onClose);
  const [part, setPart] = useState<LoginPart>('retailer');
  const [method, setMethod] = useState<'login' | 'password'>('login');
  // Arrow keys move between the tabs together with the focus.
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = part === 'retailer' ? 'partner' : 'retailer';
    setPart(other);
    event.currentTarget.querySelector<HTMLElement>(`[data-part=${other}]`)?.focus();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.layer}
      aria-labelledby={`${id}-title`}
      data-testid="login-layer"
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {t('login.title')}
        </h2>
        <button type="button" className={styles.close} aria-label={t('login.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <GuestEntry entries={entries} />
      <section className={styles.section} aria-labelledby={`${id}-business`}>
        <h3 id={`${id}-business`} className={styles.heading}>
          {t('login.business')}
        </h3>
        <div
          role="tablist"
          aria-labelledby={`${id}-business`}
          className={styles.tabs}
          onKeyDown={move}
          tabIndex={-1}
        >
          {parts.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`${id}-${one}`}
              data-part={one}
              aria-selected={one === part}
              aria-controls={`${id}-panel`}
              tabIndex={one === part ? 0 : -1}
              className={styles.tab}
              onClick={() => setPart(one)}
            >
              {t(`login.${one}`)}
            </button>
          ))}
        </div>
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${part}`}>
          {method === 'login' ? (
            <BusinessForm
              key={part}
              part={part}
              action={entries[part]}
              onForgotten={() => setMethod('password')}
              onSent={onClose}
            />
          ) : (
            <PasswordForm key={part} part={part} onBack={() => setMethod('login')} />
          )}
        </div>
        <Link to={entries.businessRegistration} className={styles.link} data-testid="register-business">
          {t('login.registerBusiness')}
        </Link>
      </section>
    </dialog>
  );
}

function GuestEntry({ entries }: { entries: LoginEntries }): ReactNode {
  const { t } = useTexts();
  return (
    <section className={styles.guest}>
      <h3 className={styles.heading}>{t('login.guest')}</h3>
      <div className={styles.actions}>
        <ButtonLink to={entries.account} variant="primary">
          {t('login.guestLogin')}
        </ButtonLink>
        <Link to={entries.registration} className={styles.link}>
          {t('login.register')}
        </Link>
      </div>
    </section>
  );
}

import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { consentCategories, type ConsentCategory } from '../../../domain/consent.ts';
import { useContentPaths } from '../../app/content-paths.ts';
import { CheckboxCard } from '../../components/choice.tsx';
import { Icon } from '../../components/icon.tsx';
import { useStore } from '../../app/stores/use-store.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './banner.module.css';
import type { ConsentStore } from './consent-store.ts';

/**
 * The question what may be stored and sent. Refusing is as near, as large and as loud as agreeing. While
 * there is no answer it cannot be closed; who comes back to change an answer may leave it as it is.
 */
export default function Banner({ store }: { store: ConsentStore }): ReactNode {
  const state = useStore(store);
  const { t } = useTexts();
  const paths = useContentPaths();
  const [chosen, setChosen] = useState({ statistic: state.statistic, marketing: state.marketing });
  const [open, setOpen] = useState(state.confirmed);
  const id = useId();
  const details = useRef<HTMLDivElement>(null);
  const dialog = useModal();
  const { saving, confirmed } = state;

  const boxes = saving ? state : chosen;
  const usageOf = (name: ConsentCategory): boolean => name === 'required' || boxes[name];
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      data-testid="consent-banner"
      onCancel={(event) => {
        event.preventDefault();
        if (confirmed) store.close();
      }}
      // A browser that closes it all the same shows it again: without an answer nothing else is usable.
      onClose={() => {
        if (confirmed) store.close();
        else dialog.current?.showModal();
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 className={styles.title} id={`${id}-title`} tabIndex={-1}>
            {t('consent.title')}
          </h2>
          {confirmed && (
            <button
              type="button"
              className={styles.close}
              onClick={store.close}
              aria-label={t('consent.close')}
            >
              <Icon name="close" />
            </button>
          )}
        </header>
        <div className={styles.body}>
          <p id={`${id}-text`}>{t('consent.text', { name: t('shell.name') })}</p>
          <p>{t('consent.withdraw')}</p>
          <p className={styles.links}>
            <Link to={paths?.privacy ?? ''} onClick={store.close}>
              {t('consent.privacy')}
            </Link>
            <Link to={paths?.disclaimer ?? ''} onClick={store.close}>
              {t('consent.imprint')}
            </Link>
          </p>
          <div id={`${id}-details`} ref={details} className={styles.details} hidden={!open}>
            {consentCategories.map((name) => (
              <CheckboxCard
                key={name}
                name={name}
                checked={usageOf(name)}
                disabled={name === 'required' || saving}
                onChange={(event) => setChosen({ ...chosen, [name]: event.target.checked })}
                label={t(`consent.category.${name}.name`)}
                detail={t(`consent.category.${name}.text`)}
              />
            ))}
          </div>
        </div>
        <footer className={styles.footer}>
          <button
            type="button"
            className={styles.answer}
            onClick={store.rejectAll}
            disabled={saving}
            data-testid="consent-reject-all"
          >
            {t('consent.rejectAll')}
          </button>
          <button
            type="button"
            className={styles.answer}
            onClick={store.acceptAll}
            disabled={saving}
            data-testid="consent-accept-all"
          >
            {t('consent.acceptAll')}
          </button>
          {open ? (
            <button
              type="button"
              className={styles.choice}
              onClick={() => store.acceptChoice(chosen)}
              disabled={saving}
              data-testid="consent-accept-choice"
            >
              {t('consent.acceptChoice')}
            </button>
          ) : (
            <button
              type="button"
              className={styles.settings}
              onClick={() => {
                flushSync(() => setOpen(true));
                // On small screens they open below the fold.
                details.current?.scrollIntoView({ block: 'nearest' });
                details.current
                  ?.querySelector<HTMLInputElement>('input:enabled')
                  ?.focus({ preventScroll: true });
              }}
              aria-expanded="false"
              aria-controls={`${id}-details`}
              disabled={saving}
              data-testid="consent-settings"
            >
              {t('consent.settings')}
            </button>
          )}
        </footer>
        <p className="visually-hidden" role="status">
          {saving ? t('consent.saved') : ''}
        </p>
      </div>
    </dialog>
  );
}

/** Opens the dialog over everything, and holds the page behind it where it is. */
function useModal(): React.RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!dialog.open) dialog.showModal();
    const { style } = document.documentElement;
    // The place of a scroll bar is kept, so that nothing moves when it goes.
    if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
      style.scrollbarGutter = '';
    };
  }, []);
  // Only while it is still within the page it gives the focus back where it was.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  return ref;
}

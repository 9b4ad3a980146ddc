import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { consentCategories, type ConsentCategory } from '../../../domain/consent.ts';
import { useContentPaths } from '../../app/content-paths.ts';
import { CheckboxCard } from '../../components/choice.tsx';
import { Icon } from '../../components/icon.tsx';
import { useStore } from '../../app/stores/use-store.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { BannerAnswers } from './banner-answers.tsx';
import styles from './banner.module.css';
import type { ConsentStore } from './consent-store.ts';
import { useBannerDialog } from './use-banner-dialog.ts';

/**
 * The consent banner. Refusing is as near, as large and as prominent as agreeing. It cannot be closed without an answer; visitors who
 * return to change their answer may close it.
 */
export default function Banner({ store }: { store: ConsentStore }): ReactNode {
  const state = useStore(store);
  const { t } = useTexts();
  const paths = useContentPaths();
  const [chosen, setChosen] = useState({ statistic: state.statistic, marketing: state.marketing });
  const [open, setOpen] = useState(state.confirmed);
  const id = useId();
  const details = useRef<HTMLDivElement>(null);
  const dialog = useBannerDialog();
  const { saving, confirmed } = state;

  const boxes = saving ? state : chosen;
  const isAllowed = (name: ConsentCategory): boolean => name === 'required' || boxes[name];
  const showDetails = (): void => {
    flushSync(() => setOpen(true));
    // On small screens the details open below the fold.
    details.current?.scrollIntoView({ block: 'nearest' });
    details.current?.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true });
  };
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
      // Some browsers close the dialog anyway. It is shown again, because consent has to be answered first.
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
                checked={isAllowed(name)}
                disabled={name === 'required' || saving}
                onChange={(event) => setChosen({ ...chosen, [name]: event.target.checked })}
                label={t(`consent.category.${name}.name`)}
                detail={t(`consent.category.${name}.text`)}
              />
            ))}
          </div>
        </div>
        <BannerAnswers
          store={store}
          saving={saving}
          details={open ? null : `${id}-details`}
          onDetails={showDetails}
          onChoice={() => store.acceptChoice(chosen)}
        />
        <p className="visually-hidden" role="status">
          {saving ? t('consent.saved') : ''}
        </p>
      </div>
    </dialog>
  );
}

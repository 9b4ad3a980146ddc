import type { ReactNode } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { ButtonLink } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import styles from './no-hits.module.css';

/** Says that the search call failed, and offers to load the page's data again. */
export default function SearchFailed(): ReactNode {
  const { t } = useTexts();
  const { revalidate, state } = useRevalidator();
  const { pathname, search } = useLocation();
  return (
    <>
      <Icon name="warning" size={36} className={styles.icon} />
      <h2>{t('search.failed.heading')}</h2>
      <p>{t('search.failed.text')}</p>
      <ButtonLink
        variant="primary"
        to={pathname + search}
        reloadDocument
        aria-busy={state === 'loading'}
        onClick={(event) => {
          event.preventDefault();
          void revalidate();
        }}
      >
        {t('search.failed.retry')}
      </ButtonLink>
    </>
  );
}

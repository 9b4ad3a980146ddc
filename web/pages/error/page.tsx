import type { ReactNode } from 'react';
import { useRoutes } from '../../app/routes-context.ts';
import { ButtonLink } from '../../components/button.tsx';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './page.module.css';

export { load as loader } from './load.ts';
export const meta = pageMeta;

export default function MovedPage(): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('errors.moved.heading')}</h1>
      <p>{t('errors.moved.text')}</p>
      <ButtonLink variant="primary" to={pathOf('Home', language)}>
        {t('errors.home')}
      </ButtonLink>
    </div>
  );
}

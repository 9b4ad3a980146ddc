import type { ReactNode } from 'react';
import { useRoutes } from '../../../app/routes-context.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useTexts } from '../../../app/texts-context.tsx';

export function EmptyList(): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  return (
    <Notice title={t('watchlist.empty.title')} data-testid="watch-list-empty">
      <p>{t('watchlist.empty.text')}</p>
      <ButtonLink variant="primary" to={pathOf('Search', language)}>
        {t('watchlist.empty.search')}
      </ButtonLink>
    </Notice>
  );
}

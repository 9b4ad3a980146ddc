import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { useAccountPaths } from '../use-account-paths.ts';

/** Leads who types the number of a host, agency or partner instead of an address to the forms that take it. */
export function NumberTyped({ typed }: { typed: string }): ReactNode {
  const { t } = useTexts();
  const buildPath = useAccountPaths();
  if (!/^\d{1,12}$/.test(typed)) return null;
  return (
    <Notice role="status" data-testid="other-door">
      {t('account.login.numberTyped')}{' '}
      <Link to={`${buildPath('RetailerLogin')}?number=${typed}`}>{t('account.business.retailer.title')}</Link>
      {' · '}
      <Link to={`${buildPath('PartnerLogin')}?number=${typed}`}>{t('account.business.partner.title')}</Link>
    </Notice>
  );
}

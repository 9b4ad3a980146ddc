import type { ReactNode } from 'react';
import { textKeysShown } from '../../app/texts/text-keys.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import admin from '../parts/admin.module.css';

export function TextsOnPages(): ReactNode {
  const { t } = useTexts();
  return (
    <p className={admin.actions}>
      <Button
        onClick={() => {
          textKeysShown.set(true);
          location.assign('/');
        }}
      >
        {t('admin.texts.onPages')}
      </Button>
      <span className={admin.soft}>{t('admin.texts.onPagesText')}</span>
    </p>
  );
}

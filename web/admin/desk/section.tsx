import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import admin from '../parts/admin.module.css';

export function Section({ name, children }: { name: string; children: ReactNode }): ReactNode {
  const { t } = useTexts();
  return (
    <Card className={admin.stack} data-testid={`desk-${name}`}>
      <h2 className={admin.title}>{t(`desk.desk.${name}`)}</h2>
      {children}
    </Card>
  );
}

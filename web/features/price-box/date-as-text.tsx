import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';

/** A date as the page's language writes it, before the page is alive and without scripts. The server reads what people type. */
export function DateAsText({ name, date }: { name: string; date: string }): ReactNode {
  const { t, format } = useTexts();
  return (
    <input
      name={name}
      autoComplete="off"
      placeholder={t('object.box.datePattern')}
      defaultValue={date && format.date(date)}
    />
  );
}

import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import layout from './layout.module.css';

/** Names the language of a text that the host wrote in another language than that of the page. */
export function HostTextLanguage({ of: written }: { of: string }): ReactNode {
  const { t, language } = useTexts();
  if (written === language) return null;
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(written) ?? written;
  return <p className={layout.small}>{t('booking.hostText', { language: name })}</p>;
}

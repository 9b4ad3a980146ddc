import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { textKeysShown, withoutKeys } from '../../app/texts/text-keys.ts';
import { keyAt } from './key-at.ts';
import styles from './text-keys.module.css';

const editorPath = (language: string, key: string): string =>
  `${language === 'de' ? '' : `/${language}`}/localeEditor/?q=${encodeURIComponent(key)}`;

export default function TextKeys(): ReactNode {
  const { t: shownText, language } = useTexts();
  const t = withoutKeys(shownText);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = (event: MouseEvent): void => {
      const { target } = event;
      if (!(target instanceof Element) || bar.current?.contains(target) === true) return;
      const key = keyAt(target);
      if (key === null) return;
      event.preventDefault();
      event.stopPropagation();
      window.open(editorPath(language, key), 'feriola-texts', 'noopener');
    };
    // The capture phase runs before the page's own listeners.
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, [language]);
  return (
    <div ref={bar} className={styles.bar} data-testid="text-keys">
      <p role="status">{t('extras.textKeys.text')}</p>
      <button type="button" className={styles.end} onClick={() => textKeysShown.set(false)}>
        {t('extras.textKeys.end')}
      </button>
    </div>
  );
}

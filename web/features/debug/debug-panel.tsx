import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { DebugFacts } from './debug-facts.tsx';
import styles from './debug.module.css';

/** A small toggle in a corner of every page; what it shows is asked for once it is open. */
export default function DebugPanel(): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.panel}
      data-testid="debug-panel"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('account.debug.title')}</summary>
      {isOpen && <DebugFacts />}
    </details>
  );
}

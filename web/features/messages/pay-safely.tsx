import type { ReactNode } from 'react';
import type { Thread } from '../../../contract/messages/thread.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './thread.module.css';

/** Warns a guest against paying anybody but the one who collects the payment; landlords see nothing. */
export function PaySafely({
  thread: { side, collectedByUs, question },
}: {
  thread: Pick<Thread, 'side' | 'collectedByUs' | 'question'>;
}): ReactNode {
  const { t } = useTexts();
  if (side === 'landlord') return null;
  return (
    <p className={styles.soft}>
      {t(`messages.safety.${question ? 'question' : collectedByUs ? 'house' : 'landlord'}`)}
    </p>
  );
}

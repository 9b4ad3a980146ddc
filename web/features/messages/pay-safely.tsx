import type { ReactNode } from 'react';
import type { Thread } from '../../../contract/messages/thread.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './thread.module.css';

/** Warns a guest against paying anybody but the one who collects the payment; landlords see nothing. */
export function PaySafely({
  thread: { side, collectedByUs },
}: {
  thread: Pick<Thread, 'side' | 'collectedByUs'>;
}): ReactNode {
  const { t } = useTexts();
  if (side === 'landlord') return null;
  return <p className={styles.soft}>{t(`messages.safety.${collectedByUs ? 'house' : 'landlord'}`)}</p>;
}

import type { ReactNode } from 'react';
import { textKeysShown } from '../../app/texts/text-keys.ts';
import { useStore } from '../../app/stores/use-store.ts';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import styles from './language-switch.module.css';

/** The editors' pseudo-language, in which each text shows its key. It is offered to editors only. */
export function TextKeysChoice(): ReactNode {
  const areShown = useStore(textKeysShown);
  const { account } = useVisitor();
  if (account?.accountPermissions['localeEditor.update'] !== true) return null;
  return (
    <li>
      <button
        type="button"
        className={styles.link}
        aria-pressed={areShown}
        onClick={() => textKeysShown.set(!areShown)}
      >
        db
      </button>
    </li>
  );
}

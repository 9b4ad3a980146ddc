import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import styles from './phone-fold.module.css';

/** Folds a long part of the page on phones, with a button that shows all of it. Wider screens and browsers without scripts show all. */
export function PhoneFold({
  more,
  children,
  ...look
}: {
  /** The label of the button. */
  more: string;
  className?: string | undefined;
  lang?: string;
  children: ReactNode;
}): ReactNode {
  const { t } = useTexts();
  const id = useId();
  const [isFolded, setFolded] = useState(true);
  return (
    <>
      <div {...look} id={id} className={classNames(look.className, isFolded && styles.folded)}>
        {children}
      </div>
      <div className={styles.button}>
        <Button
          variant="quiet"
          small
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? more : t('object.showLess')}
        </Button>
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { Card } from '../../components/card.tsx';
import styles from './fields.module.css';

export function FormSection({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <Card>
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>
          <h2>{title}</h2>
        </legend>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </fieldset>
    </Card>
  );
}

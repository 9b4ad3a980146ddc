import type { ReactNode } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import styles from './foundations.module.css';
import { Specimen, Specimens } from './specimen.tsx';

const grounds = [
  'paper',
  'card',
  'sunken',
  'pineTint',
  'header',
  'coral',
  'success',
  'warning',
  'danger',
] as const;
const sizes = ['xs', 's', 'm', 'l', 'xl', '2xl', '3xl', '4xl'] as const;
const spaces = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export function Foundations(): ReactNode {
  const { t } = useTexts();
  return (
    <>
      <Specimens name="colour">
        {grounds.map((ground) => (
          <Specimen key={ground} state={ground}>
            <p className={classNames(styles.ground, styles[ground])}>{t('shell.claim')}</p>
          </Specimen>
        ))}
      </Specimens>
      <Specimens name="type">
        {sizes.map((size) => (
          <Specimen key={size} state={size} wide>
            <p className={classNames(styles.type, styles[`text-${size}`])}>{t('shell.claim')}</p>
          </Specimen>
        ))}
      </Specimens>
      <Specimens name="space">
        {spaces.map((space) => (
          <Specimen key={space} state={`space-${space}`}>
            <span className={classNames(styles.space, styles[`space-${space}`])} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens name="form">
        {(['radius', 'radiusSmall', 'pill', 'shadow', 'shadowHigh'] as const).map((form) => (
          <Specimen key={form} state={form}>
            <span className={classNames(styles.form, styles[form])} />
          </Specimen>
        ))}
      </Specimens>
    </>
  );
}

import { useId, type ReactNode } from 'react';
import {
  checkColour,
  controlContrast,
  isColour,
  textContrast,
  type BrandColourName,
} from '../../../domain/brand-colours.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import styles from './look.module.css';

/** A colour to select or to type, with its contrast and, if that is too low, a suggestion. */
export function ColourField({
  name,
  value,
  onChange,
}: {
  name: BrandColourName;
  value: string;
  onChange: (value: string) => void;
}): ReactNode {
  const { t } = useTexts();
  const id = useId();
  const isRead = isColour(value);
  return (
    <div className={styles.colour} data-testid={`colour-${name}`}>
      <input
        type="color"
        className={styles.well}
        aria-label={t(`partner.look.choose.${name}`)}
        value={isRead ? value : '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
      <TextField
        name={name}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        label={t(`partner.look.${name}`)}
        error={isRead ? undefined : t('partner.look.wrongColour')}
        aria-describedby={`${id}-check`}
        value={value}
        onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
      />
      <div className={styles.check} id={`${id}-check`} role="status">
        {isRead && <Check {...{ name, value, onChange }} />}
      </div>
    </div>
  );
}

function Check({
  name,
  value,
  onChange,
}: {
  name: BrandColourName;
  value: string;
  onChange: (value: string) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const { text, control, isGood, nearest } = checkColour(name, value);
  // Rounded down, so that an insufficient contrast is never shown as sufficient.
  const formatRatio = (contrast: number): string => format.number(Math.floor(contrast * 10) / 10);
  const messages = [
    ['text', text, textContrast],
    ['control', control, controlContrast],
  ] as const;
  return (
    <>
      {messages.map(
        ([what, contrast, needed]) =>
          contrast !== null && (
            <span key={what} className={contrast < needed ? styles.bad : undefined}>
              {t(`partner.look.contrast.${what}`, {
                ratio: formatRatio(contrast),
                needed: format.number(needed),
              })}
            </span>
          ),
      )}
      {!isGood && (
        <Button small onClick={() => onChange(nearest)}>
          <span className={styles.sample} style={{ background: nearest }} aria-hidden="true" />
          {t('partner.look.takeNearest', { colour: nearest })}
        </Button>
      )}
    </>
  );
}

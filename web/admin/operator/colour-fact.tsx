import type { ReactNode } from 'react';
import { checkColour, isColour, usualColours } from '../../../domain/brand-colours.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import type { FactFieldProps } from './fact-field-props.ts';
import own from './operator.module.css';

/** A colour field. For a colour on which text would be illegible it offers the nearest legible one. */
export function ColourFact({
  fact,
  typed,
  isLocked,
  onTyped,
  common,
}: FactFieldProps & { common: Parameters<typeof TextField>[0] }): ReactNode {
  const { t } = useTexts();
  const value = typed[fact] ?? '';
  const kind = fact === 'mainColour' ? 'main' : 'accent';
  const check = isColour(value) ? checkColour(kind, value) : null;
  return (
    <div className={own.group}>
      <div className={own.pair}>
        <TextField {...common} maxLength={7} spellCheck={false} autoComplete="off" />
        <input
          type="color"
          className={own.well}
          aria-label={t(`operator.fact.${fact}`)}
          disabled={isLocked}
          value={isColour(value) ? value : usualColours[kind]}
          onChange={({ target }) => onTyped({ [fact]: target.value })}
        />
      </div>
      {check && !check.isGood && (
        <p role="status">
          {t('operator.problem.contrast')}{' '}
          <Button small onClick={() => onTyped({ [fact]: check.nearest })}>
            {t('operator.nearest', { colour: check.nearest })}
          </Button>
        </p>
      )}
    </div>
  );
}

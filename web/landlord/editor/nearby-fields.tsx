import type { ReactNode } from 'react';
import { nearbyKinds, type Nearby } from '../../../domain/walking-distances.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';
import own from './editor.module.css';
import { parseWholeNumber } from './typed-number.ts';

type Kind = (typeof nearbyKinds)[number];
export type TypedNearby = Readonly<Record<Kind, string>>;

export const typeNearby = (nearby: Nearby = {}): TypedNearby =>
  Object.fromEntries(nearbyKinds.map((kind) => [kind, nearby[kind]?.toString() ?? ''])) as TypedNearby;

export const readNearby = (typed: TypedNearby): Nearby =>
  Object.fromEntries(
    nearbyKinds
      .filter((kind) => typed[kind].trim() !== '')
      .map((kind) => [kind, parseWholeNumber(typed[kind])]),
  );

/** Metres on foot. Empty fields are not shown to guests. */
export function NearbyFields({
  typed,
  onChange,
  errorOf,
}: {
  typed: TypedNearby;
  onChange: (typed: TypedNearby) => void;
  errorOf: (kind: Kind) => string | undefined;
}): ReactNode {
  const { t } = useTexts();
  return (
    <fieldset className={own.entry} data-testid="nearby">
      <legend>{t('landlord.editor.measures.nearby')}</legend>
      <p>{t('landlord.editor.measures.nearbyHint')}</p>
      <div className={own.pairs}>
        {nearbyKinds.map((kind) => (
          <TextField
            key={kind}
            name={kind}
            inputMode="numeric"
            maxLength={5}
            label={t(`object.walk.${kind}`)}
            error={errorOf(kind)}
            value={typed[kind]}
            onChange={({ target }) => onChange({ ...typed, [kind]: target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

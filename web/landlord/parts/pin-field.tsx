import { Suspense, useState, type ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { readPosition, type Position } from './read-position.ts';
import styles from './pin-field.module.css';
import { usePreparedPlaces } from './use-prepared-places.ts';

const PinMap = lazyPart(() => import('./pin-map.tsx'), 'pin-map');

/** Milliseconds: a map that is still moving makes no call. */
const restMs = 500;
/** Milliseconds: the first call after a while loads the towns of the world. */
const timeoutMs = 60_000;
const digits = 5;

/** A map that is moved below a fixed pin, two fields with the same position, and the town there. */
export function PinField({
  at,
  known,
  start,
  zoom,
  place,
  error,
  onPick,
}: {
  /** Null while it is not set. */
  at: Position | null;
  /** The home's current position; null for none. */
  known: Position | null;
  start: Position;
  zoom: number;
  place?: string | undefined;
  error?: string | undefined;
  /** Null where the typed text is no position. */
  onPick: (at: Position | null) => void;
}): ReactNode {
  const { t, language } = useTexts();
  const isMoved = at !== null && (known === null || at.lat !== known.lat || at.lon !== known.lon);
  usePreparedPlaces();
  const { answer, failure, isCurrent, isPending } = useCall(
    'findHomePlaces',
    isMoved ? { languageCode: language, position: at } : null,
    { debounceMs: restMs, timeoutMs },
  );
  const found = isMoved && isCurrent ? answer?.places[0] : undefined;
  const isNowhere = isMoved && failure?.type === 'not-on-land';
  const wrong = isNowhere ? t('landlord.editor.invalid.notOnLand') : error;
  const says = (): string => {
    if (!isMoved || isNowhere) return '';
    if (isPending) return t('landlord.pin.asking');
    if (failure) return t('landlord.pin.failed');
    if (!found) return '';
    const lies = t('landlord.pin.place', { place: `${found.name}, ${found.context}` });
    return place === undefined || place === found.name
      ? lies
      : `${lies} ${t('landlord.pin.moves', { place: found.name })}`;
  };
  return (
    <div className={styles.pinField}>
      <p>{t('landlord.pin.help')}</p>
      <div className={styles.map}>
        <Suspense fallback={<p>{t('map.loading')}</p>}>
          <PinMap
            label={t('landlord.editor.address.map')}
            start={start}
            zoom={zoom}
            at={at}
            onPick={onPick}
          />
        </Suspense>
      </div>
      <PositionFields at={at} onPick={onPick} />
      <p className={styles.says} role="status" data-testid="pin-place">
        {says()}
      </p>
      {wrong && (
        <p className={styles.error} role="alert" data-testid="pin-error">
          {wrong}
        </p>
      )}
    </div>
  );
}

/** For a position from elsewhere: both numbers may be pasted into the first field. */
function PositionFields({
  at,
  onPick,
}: {
  at: Position | null;
  onPick: (at: Position | null) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const [typed, setTyped] = useState<{ lat: string; lon: string } | null>(null);
  const written = (number: number | undefined): string =>
    number === undefined ? '' : format.number(number, digits);
  const shown = typed ?? { lat: written(at?.lat), lon: written(at?.lon) };
  const isWrong = typed !== null && typed.lat !== '' && typed.lon !== '' && readPosition(typed) === null;
  function type(next: { lat: string; lon: string }): void {
    const position = readPosition(next);
    setTyped(next);
    onPick(position);
  }
  return (
    <div className={styles.position} onBlur={() => readPosition(shown) && setTyped(null)}>
      {(['lat', 'lon'] as const).map((field) => (
        <TextField
          key={field}
          name={field}
          label={t(`landlord.pin.${field}`)}
          inputMode="text"
          autoComplete="off"
          maxLength={60}
          error={isWrong && field === 'lat' ? t('landlord.pin.wrong') : undefined}
          value={shown[field]}
          onChange={({ target }) => type({ ...shown, [field]: target.value })}
        />
      ))}
    </div>
  );
}

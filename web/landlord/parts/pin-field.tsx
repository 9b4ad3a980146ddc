import { Suspense, useState, type ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { AddressLookUp, PastedPosition, PresentPosition } from './pin-ways.tsx';
import { pastedMax, readPosition, type Position } from './read-position.ts';
import styles from './pin-field.module.css';
import { usePreparedPlaces } from './use-prepared-places.ts';

const PinMap = lazyPart(() => import('./pin-map.tsx'), 'pin-map');

/** Debounce in milliseconds while the map is moving. */
const restMs = 500;
/** Timeout in milliseconds. The first call after a while has to load the towns of the world. */
const timeoutMs = 60_000;
const digits = 5;

/** A map below a fixed pin, two fields with the same position, and the name of the town. */
export function PinField({
  at,
  known,
  start,
  zoom,
  place,
  address,
  error,
  onPick,
}: {
  /** Null if not set yet. */
  at: Position | null;
  /** The saved position of the home, or null. */
  known: Position | null;
  start: Position;
  zoom: number;
  place?: string | undefined;
  /** Street and town as typed, to look them up on a map with streets. */
  address?: readonly string[];
  error?: string | undefined;
  /** Called with null if the typed text is no position. */
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
  const town = isMoved && isCurrent ? answer?.places[0] : undefined;
  const isNowhere = isMoved && failure?.type === 'not-on-land';
  const problem = isNowhere ? t('landlord.editor.invalid.notOnLand') : error;
  const describePosition = (): string => {
    if (!isMoved || isNowhere) return '';
    if (isPending) return t('landlord.pin.asking');
    if (failure) return t('landlord.pin.failed');
    if (!town) return '';
    const placeText = t('landlord.pin.place', { place: `${town.name}, ${town.context}` });
    return place === undefined || place === town.name
      ? placeText
      : `${placeText} ${t('landlord.pin.moves', { place: town.name })}`;
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
      <div className={styles.ways}>
        <PresentPosition onPick={onPick} />
        {address !== undefined && <AddressLookUp address={address} />}
      </div>
      <PastedPosition onPick={onPick} />
      <PositionFields at={at} onPick={onPick} />
      <p className={styles.says} role="status" data-testid="pin-place">
        {describePosition()}
      </p>
      {problem && (
        <p className={styles.error} role="alert" data-testid="pin-error">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Fields for a position copied from elsewhere. Both numbers can be pasted into the first field. */
function PositionFields({
  at,
  onPick,
}: {
  at: Position | null;
  onPick: (at: Position | null) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const [typed, setTyped] = useState<{ lat: string; lon: string } | null>(null);
  const formatDegrees = (number: number | undefined): string =>
    number === undefined ? '' : format.number(number, digits);
  const shownFields = typed ?? { lat: formatDegrees(at?.lat), lon: formatDegrees(at?.lon) };
  const isWrong = typed !== null && typed.lat !== '' && typed.lon !== '' && readPosition(typed) === null;
  function changeFields(fields: { lat: string; lon: string }): void {
    const position = readPosition(fields);
    setTyped(fields);
    onPick(position);
  }
  return (
    <div className={styles.position} onBlur={() => readPosition(shownFields) && setTyped(null)}>
      {(['lat', 'lon'] as const).map((field) => (
        <TextField
          key={field}
          name={field}
          label={t(`landlord.pin.${field}`)}
          inputMode="text"
          autoComplete="off"
          maxLength={pastedMax}
          error={isWrong && field === 'lat' ? t('landlord.pin.wrong') : undefined}
          value={shownFields[field]}
          onChange={({ target }) => changeFields({ ...shownFields, [field]: target.value })}
        />
      ))}
    </div>
  );
}

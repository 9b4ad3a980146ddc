import type { ReactNode } from 'react';
import { labelled } from '../../../texts/labelled.ts';
import { bedKinds } from '../../../domain/home-facts.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { TextField } from '../../components/field.tsx';
import own from './editor.module.css';

type BedKind = (typeof bedKinds)[number];

export interface TypedRoom {
  beds: Partial<Record<BedKind, string>>;
  living: boolean;
}

export function BedRooms({
  rooms,
  onChange,
  error,
}: {
  rooms: readonly TypedRoom[];
  onChange: (rooms: readonly TypedRoom[]) => void;
  /** Returns the error for a kind of bed in the room at this index. */
  error: (at: number, kind: BedKind) => string | undefined;
}): ReactNode {
  const { t, language } = useTexts();
  const changeRoom = (at: number, change: Partial<TypedRoom>): void =>
    onChange(rooms.map((room, index) => (index === at ? { ...room, ...change } : room)));
  const roomName = (at: number): string => {
    if (rooms[at]!.living) return t('object.beds.living');
    const number = rooms.slice(0, at + 1).filter(({ living }) => !living).length;
    return t('object.beds.room', { number });
  };
  return (
    <>
      <h3>{t('landlord.editor.basics.beds')}</h3>
      {rooms.map(({ beds, living }, at) => (
        // Rooms have no id, so the index is the key.
        <fieldset key={at} className={own.entry} data-testid="bed-room">
          <legend>{roomName(at)}</legend>
          <div className={own.triples}>
            {bedKinds.map((kind) => (
              <TextField
                key={kind}
                name={`bed-${kind}`}
                inputMode="numeric"
                maxLength={2}
                label={t(`landlord.editor.basics.bed.${kind}`)}
                error={error(at, kind)}
                value={beds[kind] ?? ''}
                onChange={({ target }) => changeRoom(at, { beds: { ...beds, [kind]: target.value } })}
              />
            ))}
          </div>
          <Checkbox
            name="living"
            label={t('landlord.editor.basics.living')}
            checked={living}
            onChange={({ target }) => changeRoom(at, { living: target.checked })}
          />
          <div>
            <Button
              small
              variant="quiet"
              aria-label={labelled(language, t('landlord.editor.basics.removeRoom'), roomName(at))}
              onClick={() => onChange(rooms.filter((_, index) => index !== at))}
            >
              {t('landlord.editor.basics.removeRoom')}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          small
          data-testid="add-room"
          onClick={() =>
            onChange([...rooms, { beds: { double: rooms.length === 0 ? '1' : '' }, living: false }])
          }
        >
          {t('landlord.editor.basics.addRoom')}
        </Button>
      </div>
    </>
  );
}

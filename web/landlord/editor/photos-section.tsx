import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { OwnHome } from '../../../contract/homes/own-home.ts';
import { photoScenes, photosMax, type PhotoScene } from '../../../domain/homes/photos.ts';
import { uploadTypes } from '../../../domain/upload-limits.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/field.tsx';
import styles from '../parts/landlord.module.css';
import own from './editor.module.css';
import { SectionForm } from './section-form.tsx';
import type { Editing } from './use-editing.ts';
import { useSending } from './use-sending.ts';

type Photo = OwnHome['photos'][number];
type Change = Partial<Pick<Photo, 'scene' | 'focus'>>;

/** Which photos the home has, in which order, and what each shows: the alternative text of all languages follows from that. */
export function PhotosSection({ editing }: { editing: Editing }): ReactNode {
  const { t } = useTexts();
  const { photos, objectNumber } = editing.home;
  /** What was changed and is not saved, by the photos' addresses; new photos come behind. */
  const [order, setOrder] = useState<readonly string[]>([]);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [changes, setChanges] = useState<Readonly<Record<string, Change>>>({});
  const [dragged, setDragged] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const sending = useSending(objectNumber, editing.replace);
  const rank = ({ base }: Photo): number => (order.includes(base) ? order.indexOf(base) : photosMax + 1);
  const shown = photos
    .filter(({ base }) => !gone.includes(base))
    .map((photo) => ({ ...photo, ...changes[photo.base] }))
    .sort((one, other) => rank(one) - rank(other) || one.no - other.no);
  const move = (base: string, to: number): void => {
    const bases = shown.map((photo) => photo.base).filter((one) => one !== base);
    setOrder([...bases.slice(0, to), base, ...bases.slice(to)]);
  };
  const change = (base: string, part: Change): void =>
    setChanges((now) => ({ ...now, [base]: { ...now[base], ...part } }));
  const save = (): void => {
    editing.save({ section: 'photos', photos: shown.map(({ no, scene, focus }) => ({ no, scene, focus })) });
    setOrder([]);
    setGone([]);
    setChanges({});
  };
  return (
    <SectionForm editing={editing} section="photos" onSave={save}>
      <ol className={own.photos}>
        {shown.map((photo, at) => (
          <li
            key={photo.base}
            className={own.photo}
            data-testid="photo"
            draggable
            onDragStart={() => setDragged(photo.base)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => dragged !== null && move(dragged, at)}
          >
            <PhotoCard
              photo={photo}
              at={at}
              last={shown.length - 1}
              onMove={(to) => move(photo.base, to)}
              onChange={(part) => change(photo.base, part)}
              onRemove={() => setGone((now) => [...now, photo.base])}
            />
          </li>
        ))}
      </ol>
      <ul className={styles.stack} aria-label={t('landlord.editor.photos.sending')}>
        {sending.list.map(({ file, state }, index) => (
          <li key={index} className={own.actions}>
            <span>
              {file.name}: {t(`landlord.editor.photos.state.${state}`)}
            </span>
            {state !== 'waiting' && state !== 'sending' && (
              <>
                <Button small onClick={() => sending.retry(file)}>
                  {t('landlord.editor.photos.retry')}
                </Button>
                <Button small variant="quiet" onClick={() => sending.drop(file)}>
                  {t('landlord.editor.photos.drop')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      <p role="status" data-testid="photos-progress">
        {sending.total > 0 &&
          t('landlord.editor.photos.progress', { done: String(sending.done), total: String(sending.total) })}
      </p>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        aria-label={t('landlord.editor.photos.add')}
        accept={uploadTypes.join(',')}
        data-testid="photo-files"
        onChange={({ target }) => {
          sending.add([...(target.files ?? [])]);
          // The same file can be chosen once more.
          target.value = '';
        }}
      />
      <div>
        <Button onClick={() => field.current?.click()}>{t('landlord.editor.photos.add')}</Button>
      </div>
    </SectionForm>
  );
}

/** One photo: what it shows, the point that cuts keep, and its place in the order. */
function PhotoCard({
  photo: { base, scene, focus, drawn },
  at,
  last,
  onMove,
  onChange,
  onRemove,
}: {
  photo: Photo;
  at: number;
  last: number;
  onMove: (to: number) => void;
  onChange: (part: Change) => void;
  onRemove: () => void;
}): ReactNode {
  const { t } = useTexts();
  const number = String(at + 1);
  const named = (label: string): string => `${t(label)}: ${t('landlord.editor.photos.one', { number })}`;
  const onPoint = (event: MouseEvent<HTMLButtonElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    // A key presses the middle of nothing: the point is set by a finger or a mouse, and moved by the keys below.
    if (event.detail === 0) return;
    const share = (value: number, size: number): number =>
      Math.min(100, Math.max(0, Math.round((value / size) * 100)));
    onChange({
      focus: {
        x: share(event.clientX - box.left, box.width),
        y: share(event.clientY - box.top, box.height),
      },
    });
  };
  return (
    <>
      <button
        type="button"
        className={own.focus}
        aria-label={t('landlord.editor.photos.focus', { number, x: String(focus.x), y: String(focus.y) })}
        disabled={drawn}
        onClick={onPoint}
        onKeyDown={(event) => {
          const by = { ArrowLeft: [-5, 0], ArrowRight: [5, 0], ArrowUp: [0, -5], ArrowDown: [0, 5] }[
            event.key
          ];
          if (!by) return;
          event.preventDefault();
          const within = (value: number): number => Math.min(100, Math.max(0, value));
          onChange({ focus: { x: within(focus.x + by[0]!), y: within(focus.y + by[1]!) } });
        }}
      >
        <img src={`${base}-500x310.webp`} alt="" width={500} height={310} loading="lazy" />
      </button>
      <SelectField
        name="scene"
        label={t('landlord.editor.photos.scene')}
        value={scene}
        onChange={({ target }) => onChange({ scene: target.value as PhotoScene })}
      >
        {photoScenes.map((one) => (
          <option key={one} value={one}>
            {t(`object.scene.${one}`)}
          </option>
        ))}
      </SelectField>
      <div className={own.actions}>
        <Button
          small
          disabled={at === 0}
          aria-label={named('landlord.editor.photos.up')}
          onClick={() => onMove(at - 1)}
        >
          {t('landlord.editor.photos.up')}
        </Button>
        <Button
          small
          disabled={at === last}
          aria-label={named('landlord.editor.photos.down')}
          onClick={() => onMove(at + 1)}
        >
          {t('landlord.editor.photos.down')}
        </Button>
        <Button small variant="quiet" aria-label={named('landlord.editor.photos.remove')} onClick={onRemove}>
          {t('landlord.editor.photos.remove')}
        </Button>
      </div>
    </>
  );
}

import { useRef, useState, type ReactNode } from 'react';
import { languages, type Language } from '../../../domain/language.ts';
import { photosMax } from '../../../domain/homes/photos.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/field.tsx';
import styles from '../parts/landlord.module.css';
import own from './editor.module.css';
import { PhotoCard, type Photo, type PhotoChange } from './photo-card.tsx';
import { SectionForm } from './section-form.tsx';
import type { Editing } from './use-editing.ts';
import { useDragOrder } from './use-drag-order.ts';
import { useSending } from './use-sending.ts';

/** Photos with their order and subject, from which alternative texts in all languages are derived. */
export function PhotosSection({ editing }: { editing: Editing }): ReactNode {
  const { t, language: page } = useTexts();
  const offeredLanguages = useOfferedLanguages();
  const names = new Intl.DisplayNames([page], { type: 'language' });
  const [captionLanguage, setCaptionLanguage] = useState<Language>(
    offeredLanguages.includes(page) ? page : offeredLanguages[0]!,
  );
  const { photos, objectNumber } = editing.home;
  /** Unsaved order of photo URLs. New photos are appended. */
  const [order, setOrder] = useState<readonly string[]>([]);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [changes, setChanges] = useState<Readonly<Record<string, PhotoChange>>>({});
  const field = useRef<HTMLInputElement>(null);
  const sending = useSending(objectNumber, editing.replace);
  const rank = ({ base }: Photo): number => (order.includes(base) ? order.indexOf(base) : photosMax + 1);
  const visiblePhotos = photos
    .filter(({ base }) => !gone.includes(base))
    .map((photo) => ({ ...photo, ...changes[photo.base] }))
    .sort((one, other) => rank(one) - rank(other) || one.no - other.no);
  const movePhoto = (base: string, to: number): void => {
    const bases = visiblePhotos.map((photo) => photo.base).filter((one) => one !== base);
    setOrder([...bases.slice(0, to), base, ...bases.slice(to)]);
  };
  const { drag, handle } = useDragOrder(movePhoto);
  const changePhoto = (base: string, part: PhotoChange): void =>
    setChanges((current) => ({ ...current, [base]: { ...current[base], ...part } }));
  const isChanged =
    gone.length > 0 ||
    Object.keys(changes).length > 0 ||
    visiblePhotos.some(({ no }, at) => visiblePhotos[at - 1]! && no < visiblePhotos[at - 1]!.no);
  const onSaved = (): void => {
    setOrder([]);
    setGone([]);
    setChanges({});
  };
  return (
    <SectionForm
      editing={editing}
      section="photos"
      part={{
        section: 'photos',
        photos: visiblePhotos.map(({ no, scene, focus, captions }) => ({ no, scene, focus, captions })),
      }}
      isChanged={isChanged}
      onSaved={onSaved}
    >
      {visiblePhotos.length > 0 && offeredLanguages.length > 1 && (
        <SelectField
          name="captionLanguage"
          label={t('landlord.editor.photos.captionLanguage')}
          value={captionLanguage}
          onChange={({ target }) => setCaptionLanguage(target.value as Language)}
        >
          {offeredLanguages.map((one) => (
            <option key={one} value={one}>
              {names.of(one)}
            </option>
          ))}
        </SelectField>
      )}
      <ol className={own.photos}>
        {visiblePhotos.map((photo, at) => (
          <li
            key={photo.base}
            className={own.photo}
            data-testid="photo"
            data-at={at}
            data-dragged={drag?.key === photo.base || undefined}
            data-over={(drag?.over === at && drag.key !== photo.base) || undefined}
          >
            <PhotoCard
              photo={photo}
              captionLanguage={captionLanguage}
              captionError={languages
                .map((one) => editing.errorOf('photos', `photos.${at}.caption.${one}`))
                .find((one) => one !== undefined)}
              at={at}
              last={visiblePhotos.length - 1}
              handle={handle(photo.base)}
              onMove={(to) => movePhoto(photo.base, to)}
              onChange={(part) => changePhoto(photo.base, part)}
              onRemove={() => setGone((current) => [...current, photo.base])}
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
        // Phones convert HEIC to JPEG if any image type is accepted.
        accept="image/*"
        data-testid="photo-files"
        onChange={({ target }) => {
          sending.add([...(target.files ?? [])]);
          // Reset, so that the same file can be selected again.
          target.value = '';
        }}
      />
      <div>
        <Button onClick={() => field.current?.click()}>{t('landlord.editor.photos.add')}</Button>
      </div>
    </SectionForm>
  );
}

import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { labelled } from '../../../texts/labelled.ts';
import type { OwnHome } from '../../../contract/homes/own-home.ts';
import { captionMax, photoScenes, unnamedScene } from '../../../domain/homes/photos.ts';
import type { Language } from '../../../domain/language.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
import own from './editor.module.css';

export type Photo = OwnHome['photos'][number];
export type PhotoChange = Partial<Pick<Photo, 'scene' | 'focus' | 'captions'>>;

export function PhotoCard({
  photo: { base, scene, focus, drawn, captions = {} },
  captionLanguage,
  captionError,
  at,
  last,
  handle,
  onMove,
  onChange,
  onRemove,
}: {
  photo: Photo;
  captionLanguage: Language;
  captionError: string | undefined;
  at: number;
  last: number;
  handle: { onPointerDown: (event: PointerEvent) => void };
  onMove: (to: number) => void;
  onChange: (part: PhotoChange) => void;
  onRemove: () => void;
}): ReactNode {
  const { t, language } = useTexts();
  const number = String(at + 1);
  const labelWithPhoto = (label: string): string =>
    labelled(language, t(label), t('landlord.editor.photos.one', { number }));
  const setFocusPoint = (event: MouseEvent<HTMLButtonElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    // A key press has no coordinates. The focus point is set by pointer, and moved by the keys below.
    if (event.detail === 0) return;
    const toPercent = (value: number, size: number): number =>
      Math.min(100, Math.max(0, Math.round((value / size) * 100)));
    onChange({
      focus: {
        x: toPercent(event.clientX - box.left, box.width),
        y: toPercent(event.clientY - box.top, box.height),
      },
    });
  };
  return (
    <>
      <div className={own.photoHead}>
        {at === 0 ? <Badge>{t('landlord.editor.photos.cover')}</Badge> : <span>{number}</span>}
        <span className={own.handle} aria-hidden="true" data-testid="drag-photo" {...handle}>
          <Icon name="menu" size={20} />
        </span>
      </div>
      <button
        type="button"
        className={own.focus}
        aria-label={t('landlord.editor.photos.focus', { number, x: String(focus.x), y: String(focus.y) })}
        disabled={drawn}
        onClick={setFocusPoint}
        onKeyDown={(event) => {
          const by = { ArrowLeft: [-5, 0], ArrowRight: [5, 0], ArrowUp: [0, -5], ArrowDown: [0, 5] }[
            event.key
          ];
          if (!by) return;
          event.preventDefault();
          const clampPercent = (value: number): number => Math.min(100, Math.max(0, value));
          onChange({ focus: { x: clampPercent(focus.x + by[0]!), y: clampPercent(focus.y + by[1]!) } });
        }}
      >
        <img src={`${base}-500x310.webp`} alt="" width={500} height={310} loading="lazy" />
      </button>
      <SelectField
        name="scene"
        label={t('landlord.editor.photos.scene')}
        value={scene}
        onChange={({ target }) => onChange({ scene: target.value as Photo['scene'] })}
      >
        <option value={unnamedScene}>{t('landlord.editor.photos.unnamed')}</option>
        {photoScenes.map((one) => (
          <option key={one} value={one}>
            {t(`object.scene.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        name={`caption-${at}`}
        lang={captionLanguage}
        label={t('landlord.editor.photos.caption')}
        hint={t('landlord.editor.photos.captionHint')}
        maxLength={captionMax}
        error={captionError}
        value={captions[captionLanguage] ?? ''}
        onChange={({ target }) => onChange({ captions: { ...captions, [captionLanguage]: target.value } })}
      />
      <div className={own.actions}>
        {at > 0 && (
          <Button
            small
            aria-label={labelWithPhoto('landlord.editor.photos.asCover')}
            onClick={() => onMove(0)}
          >
            {t('landlord.editor.photos.asCover')}
          </Button>
        )}
        <Button
          small
          disabled={at === 0}
          aria-label={labelWithPhoto('landlord.editor.photos.up')}
          onClick={() => onMove(at - 1)}
        >
          {t('landlord.editor.photos.up')}
        </Button>
        <Button
          small
          disabled={at === last}
          aria-label={labelWithPhoto('landlord.editor.photos.down')}
          onClick={() => onMove(at + 1)}
        >
          {t('landlord.editor.photos.down')}
        </Button>
        <Button
          small
          variant="quiet"
          aria-label={labelWithPhoto('landlord.editor.photos.remove')}
          onClick={onRemove}
        >
          {t('landlord.editor.photos.remove')}
        </Button>
      </div>
    </>
  );
}

import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { moveCrop, resizeCrop, type Crop } from '../../../domain/picture-crop.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './uploads.module.css';

/** Step of one press of an arrow key, in thousandths of the picture's size. */
const step = 20;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** The whole picture with the frame of the visible part, which can be dragged or moved by keys. */
export function CropFrame({
  base,
  picture,
  shown,
  ratio,
  onCrop,
}: {
  base: string;
  picture: { width: number; height: number };
  shown: Crop;
  ratio: number | null;
  onCrop: (crop: Crop) => void;
}): ReactNode {
  const { t } = useTexts();
  const stage = useRef<HTMLDivElement>(null);
  const dragged = useRef<{ from: Crop; x: number; y: number } | null>(null);
  const change = (from: Crop, way: 'move' | 'resize', dx: number, dy: number): void =>
    onCrop(way === 'move' ? moveCrop(from, dx, dy) : resizeCrop(from, dx, dy, ratio, picture));
  const handlers = (way: 'move' | 'resize') => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = { from: shown, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const box = stage.current?.getBoundingClientRect();
      const start = dragged.current;
      if (!start || !box) return;
      event.stopPropagation();
      change(
        start.from,
        way,
        ((event.clientX - start.x) / box.width) * 1000,
        ((event.clientY - start.y) / box.height) * 1000,
      );
    },
    onPointerUp() {
      dragged.current = null;
    },
    onKeyDown(event: KeyboardEvent) {
      const arrow = arrows[event.key];
      if (!arrow) return;
      event.preventDefault();
      event.stopPropagation();
      change(shown, way, ...arrow);
    },
  });
  const place = { x: shown.x, y: shown.y, width: shown.width, height: shown.height };
  const percents = Object.fromEntries(
    Object.entries(place).map(([side, thousandths]) => [side, Math.round(thousandths / 10)]),
  );
  return (
    <div
      ref={stage}
      className={styles.stage}
      style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
      data-testid="crop"
    >
      <img src={`${base}-original.webp`} alt="" draggable={false} />
      <div
        className={styles.crop}
        style={{
          left: `${shown.x / 10}%`,
          top: `${shown.y / 10}%`,
          width: `${shown.width / 10}%`,
          height: `${shown.height / 10}%`,
        }}
      >
        <button
          type="button"
          className={styles.cropMove}
          aria-label={t('desk.uploads.cropMove', percents)}
          {...handlers('move')}
        />
        <button
          type="button"
          className={styles.cropCorner}
          aria-label={t('desk.uploads.cropResize', percents)}
          {...handlers('resize')}
        />
      </div>
    </div>
  );
}

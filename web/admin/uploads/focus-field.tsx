import type { KeyboardEvent, ReactNode } from 'react';
import type { Upload } from '../../../contract/uploads/upload.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Picture } from '../../components/picture.tsx';
import admin from '../parts/admin.module.css';
import styles from './uploads.module.css';

type Focus = Upload['focus'];

const step = 5;
const clampPercent = (value: number): number => Math.max(0, Math.min(100, Math.round(value)));
const moves: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

export function FocusField({
  upload: { base, width, height },
  focus,
  onFocus,
}: {
  upload: Upload;
  focus: Focus;
  onFocus: (focus: Focus) => void;
}): ReactNode {
  const { t } = useTexts();
  function moveByKey(event: KeyboardEvent): void {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    onFocus({ x: clampPercent(focus.x + move.x), y: clampPercent(focus.y + move.y) });
  }
  return (
    <div className={styles.pictures}>
      <button
        type="button"
        className={styles.whole}
        style={{ aspectRatio: `${width} / ${height}` }}
        aria-label={t('desk.uploads.focus', { x: focus.x, y: focus.y })}
        title={t('desk.uploads.focusHint')}
        onKeyDown={moveByKey}
        onClick={(event) => {
          // A key press has no coordinates.
          if (event.detail === 0) return;
          const place = event.currentTarget.getBoundingClientRect();
          onFocus({
            x: clampPercent(((event.clientX - place.left) / place.width) * 100),
            y: clampPercent(((event.clientY - place.top) / place.height) * 100),
          });
        }}
      >
        <img src={`${base}-original.webp`} alt="" width={width} height={height} loading="lazy" />
        <span className={styles.point} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </button>
      <p className={admin.soft}>{t('desk.uploads.focusHint')}</p>
      <div className={styles.cut}>
        <Picture src={base} alt="" sizes="180px" maxWidth={362} />
      </div>
    </div>
  );
}

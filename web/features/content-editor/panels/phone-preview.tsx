import { useEffect, useRef, useState, type ReactNode } from 'react';
import { browserApi } from '../../../app/api/browser-api.ts';
import { useStore } from '../../../app/stores/use-store.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import styles from './phone-preview.module.css';
import type { UnitSession } from '../session/unit-session.ts';

/** Previews the page in a frame as wide as a phone, including unpublished changes. */
export function PhonePreview({ session, onClose }: { session: UnitSession; onClose: () => void }): ReactNode {
  const { t } = useTexts();
  const { saving } = useStore(session);
  const frame = useRef<HTMLIFrameElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  }, [onClose]);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    heading.current?.focus();
    const section = heading.current?.closest('section');
    const closeByKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') latestClose.current();
    };
    section?.addEventListener('keydown', closeByKey);
    void session
      .save()
      .then(() => browserApi.call('makeContentPreview', { contentID: session.get().contentID }))
      .then(
        ({ url }) => new URL(url).pathname + new URL(url).search,
        () => 'failed',
      )
      .then((address) => {
        if (!isOver) setAddress(address);
      });
    return () => {
      isOver = true;
      section?.removeEventListener('keydown', closeByKey);
    };
  }, [session]);

  const wasSaved = useRef(true);
  useEffect(() => {
    // The frame is reloaded after each save, which keeps its scroll position.
    if (saving === 'saved' && !wasSaved.current) frame.current?.contentWindow?.location.reload();
    wasSaved.current = saving === 'saved';
  }, [saving]);

  /** Other pages refuse to be framed, so links are disabled. Escape closes the dialog from within the frame as well. */
  function prepareFrame(): void {
    const page = frame.current?.contentDocument;
    page?.addEventListener(
      'click',
      (event) => {
        if ((event.target as Element).closest('a')) event.preventDefault();
      },
      { capture: true },
    );
    page?.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') latestClose.current();
    });
  }

  return (
    <section
      className={styles.preview}
      aria-labelledby="phone-preview"
      data-phone-preview
      data-testid="phone-preview"
    >
      <header className={styles.head}>
        <h2 id="phone-preview" className={styles.title} ref={heading} tabIndex={-1}>
          {t('editor.phone.title')}
        </h2>
        <Button small onClick={onClose}>
          {t('editor.phone.close')}
        </Button>
      </header>
      {address === null && <p role="status">{t('editor.loading')}</p>}
      {address === 'failed' && <p role="alert">{t('editor.preview.failed')}</p>}
      {address !== null && address !== 'failed' && (
        <iframe
          ref={frame}
          className={styles.frame}
          title={t('editor.phone.frame')}
          src={address}
          onLoad={prepareFrame}
        />
      )}
    </section>
  );
}

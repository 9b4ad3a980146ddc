import { useState, type ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/landlord.module.css';
import own from './templates.module.css';

/** Shows the text as the next guest would read it. */
export function TemplatePreview({
  text,
  textLanguage,
  homes,
}: {
  text: string;
  textLanguage: Language;
  homes: number[] | null;
}): ReactNode {
  const { t, language } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const isAsked = isOpen && text.trim() !== '';
  const input = { text, textLanguage, homes: homes?.length === 0 ? null : homes, languageCode: language };
  const { answer } = useCall('previewMessageTemplate', isAsked ? input : null);
  if (!isOpen) {
    return (
      <div>
        <Button small onClick={() => setOpen(true)}>
          {t('landlord.templates.preview.show')}
        </Button>
      </div>
    );
  }
  return (
    <section
      className={styles.section}
      aria-label={t('landlord.templates.preview.show')}
      data-testid="preview"
    >
      {answer && isAsked && (
        <Notice>
          {answer.booking ? (
            <p>
              {t('landlord.templates.preview.of', {
                guest: answer.booking.guest,
                number: String(answer.booking.bookingDisplayNumber),
                title: answer.booking.title,
              })}
            </p>
          ) : (
            <p>{t('landlord.templates.preview.none')}</p>
          )}
          <p className={own.text}>{answer.text}</p>
        </Notice>
      )}
    </section>
  );
}

import { useState, type ReactNode } from 'react';
import { browserApi } from '../../../app/api/browser-api.ts';
import { Button } from '../../../components/button.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import type { HomeText } from '../../../features/home/home-data.ts';
import { Paragraphs } from '../../../components/paragraphs.tsx';
import styles from './parts.module.css';
import { PhoneFold } from './phone-fold.tsx';

type Original = Pick<HomeText, 'teaser' | 'description' | 'features'>;

/** On a phone such a text would fill more than a third of the screen. */
const isLong = ({ description, features }: Original): boolean => description.length + features.length > 500;

/** A translated text is marked and offers the original. On phones a long text is folded. */
export default function Description({
  objectNumber,
  text,
}: {
  objectNumber: number;
  text: HomeText;
}): ReactNode {
  const { t, language } = useTexts();
  const [original, setOriginal] = useState<Original | null>(null);
  const [state, setState] = useState<'translated' | 'loading' | 'original' | 'failed'>('translated');
  const { translatedFrom } = text;
  const shownTexts = state === 'original' && original ? original : text;
  const shownLanguage = state === 'original' && translatedFrom ? translatedFrom : text.language;

  const showOriginal = async (): Promise<void> => {
    if (original) return setState('original');
    setState('loading');
    try {
      const answer = await browserApi.call('getObject', {
        objectNumber,
        languageCode: language,
        descriptionLanguageCode: translatedFrom ?? language,
      });
      if (!('translation' in answer)) return setState('failed');
      const { teaser, description, featureDescription } = answer.translation;
      setOriginal({ teaser, description, features: featureDescription });
      setState('original');
    } catch {
      setState('failed');
    }
  };

  return (
    <section aria-labelledby="about" className={styles.prose}>
      <h2 id="about">{t('object.about')}</h2>
      {isLong(shownTexts) ? (
        <PhoneFold more={t('object.aboutMore')} lang={shownLanguage} className={styles.prose}>
          <Texts {...shownTexts} />
        </PhoneFold>
      ) : (
        <div lang={shownLanguage} className={styles.prose}>
          <Texts {...shownTexts} />
        </div>
      )}
      {!translatedFrom && text.language !== language && (
        <p className={styles.source}>
          {t('object.source.original', { language: t(`object.source.in.${text.language}`) })}
        </p>
      )}
      {translatedFrom && translatedFrom !== language && (
        <p className={styles.source} role="status">
          {state === 'original'
            ? t('object.source.original', { language: t(`object.source.in.${translatedFrom}`) })
            : t('object.source.translated', { language: t(`object.source.from.${translatedFrom}`) })}{' '}
          {state === 'failed' && t('object.source.failed')}
          <Button
            variant="quiet"
            small
            busy={state === 'loading'}
            onClick={() => (state === 'original' ? setState('translated') : void showOriginal())}
          >
            {t(state === 'original' ? 'object.source.showTranslation' : 'object.source.showOriginal')}
          </Button>
        </p>
      )}
    </section>
  );
}

function Texts({ teaser, description, features }: Original): ReactNode {
  return (
    <>
      {teaser && <p className={styles.lead}>{teaser}</p>}
      <Paragraphs text={description} />
      <Paragraphs text={features} />
    </>
  );
}

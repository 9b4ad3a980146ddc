import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { OwnHome } from '../../../contract/homes/own-home.ts';
import type { Language } from '../../../domain/language.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../parts/landlord.module.css';

type Translation = ResponseOf<Api['translateOwnTexts']>;
export type Fields = Omit<Translation, 'language'>;

/** Offers a machine translation from another language. Texts by the landlord are never replaced, saved or not. */
export function MachineTexts({
  home,
  language,
  isTyped,
  isMachines,
  onFill,
}: {
  home: OwnHome;
  language: Language;
  isTyped: boolean;
  isMachines: boolean;
  onFill: (translation: Translation, source: Language) => void;
}): ReactNode {
  const { t, language: page } = useTexts();
  const [wanted, setWanted] = useState<Language | null>(null);
  const source = home.texts.find((one) => one.translatedFrom === null && one.language !== language);
  const { submit, sending, failure } = useSubmit('translateOwnTexts', {
    onDone: (translation, { from }) => onFill(translation, from),
  });
  const isOwn = home.texts.some((one) => one.language === language && one.translatedFrom === null);
  const { objectNumber, translatable } = home;
  const requestTranslation = (from: Language): void => {
    setWanted(language);
    void submit({ objectNumber, languageCode: page, from, to: language });
  };
  return (
    <>
      {translatable && source && !isOwn && !isTyped && (
        <div>
          <Button small busy={sending !== null} onClick={() => requestTranslation(source.language)}>
            {t('landlord.editor.texts.translate', {
              language: new Intl.DisplayNames([page], { type: 'language' }).of(source.language) ?? '',
            })}
          </Button>
        </div>
      )}
      <p role="status" className={styles.soft}>
        {isMachines && t('landlord.editor.texts.readFirst')}
      </p>
      <FailureNotice
        text={failure && !sending && wanted === language && t('landlord.editor.texts.notTranslated')}
      />
    </>
  );
}

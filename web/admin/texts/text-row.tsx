import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import admin from '../parts/admin.module.css';
import { TextInLanguage } from './text-in-language.tsx';
import styles from './texts.module.css';

/** Characters of the text that stand as its heading. */
const headingMax = 70;

type Row = ResponseOf<Api['listTexts']>['texts'][number];

export function TextRow({ row }: { row: Row }): ReactNode {
  const { t, language: reader } = useTexts();
  const languages = useOfferedLanguages();
  const [area = ''] = row.key.split('.');
  const words = row.languages[reader].text;
  const heading = words.length > headingMax ? `${words.slice(0, headingMax).trimEnd()}…` : words;
  return (
    <Card className={admin.stack} data-text={row.key}>
      <div className={styles.head}>
        <h3 className={styles.key}>{heading}</h3>
        <p className={admin.soft}>
          {t.has(`admin.texts.area.${area}`) ? t(`admin.texts.area.${area}`) : area} · <code>{row.key}</code>
        </p>
        <p className={admin.soft}>
          {row.pages.length === 0 ? t('admin.texts.nowhere') : `${t('admin.texts.where')} `}
          {row.pages.map((path, index) => (
            <span key={path}>
              {index > 0 && ', '}
              <a href={path} target="_blank" rel="noopener">
                {path}
              </a>
            </span>
          ))}
        </p>
      </div>
      <div className={styles.languages}>
        {languages.map((language) => (
          <TextInLanguage
            key={language}
            language={language}
            textKey={row.key}
            entry={row.languages[language]}
          />
        ))}
      </div>
    </Card>
  );
}

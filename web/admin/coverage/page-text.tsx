import type { ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import type { ContentList } from '../editors/content-loader.tsx';
import admin from '../parts/admin.module.css';
import styles from './coverage.module.css';

const UnitEditor = lazyPart(() => import('../../features/content-editor/unit-editor.tsx'), 'unit-editor');

export function PageText({
  page,
  language,
  listed,
  onClose,
}: {
  page: string;
  language: Language;
  listed: ContentList;
  onClose: () => void;
}): ReactNode {
  const { t } = useTexts();
  const titles = listed.units.filter((unit) => unit.page === page && unit.title !== '');
  const title = (titles.find((unit) => unit.language === language) ?? titles[0])?.title ?? page;
  return (
    <div className={admin.stack} data-testid="page-text">
      <h2 className={admin.title}>
        {t('desk.snippets.edit', { name: title, language: t(`desk.language.${language}`) })}
      </h2>
      <UnitEditor
        key={`${page} ${language}`}
        unit={{ page, containerKey: 'main', language }}
        listed={listed}
        frame={({ title, lead }, blocks) => (
          <div className={styles.text}>
            {title !== '' && <h3>{title}</h3>}
            {lead !== undefined && <p>{lead}</p>}
            {blocks}
          </div>
        )}
        onClose={onClose}
      />
    </div>
  );
}

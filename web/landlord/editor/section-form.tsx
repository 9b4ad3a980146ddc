import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/landlord.module.css';
import type { Editing, Section } from './use-editing.ts';

/** A section of the editor, which is saved by itself; `gaps` are those that it can close. */
export function SectionForm({
  editing,
  section,
  onSave,
  children,
}: {
  editing: Editing;
  section: Section;
  onSave: () => void;
  children: ReactNode;
}): ReactNode {
  const { t } = useTexts();
  const { sending, saved, problemOf, home } = editing;
  const problem = problemOf(section);
  return (
    <Card>
      <form
        id={section}
        className={styles.stack}
        noValidate
        data-testid={`section-${section}`}
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <h2 className={styles.sectionTitle}>{t(`landlord.editor.${section}.heading`)}</h2>
        {t.has(`landlord.editor.${section}.lead`) && (
          <p className={styles.soft}>{t(`landlord.editor.${section}.lead`)}</p>
        )}
        <fieldset className={styles.stack} disabled={home.ofFeed}>
          <legend className="visually-hidden">{t(`landlord.editor.${section}.heading`)}</legend>
          {children}
        </fieldset>
        {problem && (
          <Notice kind="danger" role="alert">
            {t(`landlord.editor.problem.${problem}`)}
          </Notice>
        )}
        <p role="status" className={styles.soft}>
          {saved === section && t('landlord.editor.saved')}
        </p>
        {!home.ofFeed && (
          <div>
            <Button
              type="submit"
              variant="primary"
              busy={sending === section}
              disabled={sending !== null}
              data-testid={`save-${section}`}
            >
              {t('landlord.editor.save')}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}

import { useEffect, useState, type ReactNode } from 'react';
import type { HomePart, OwnHome } from '../../../contract/homes/own-home.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../parts/landlord.module.css';
import { useFocusOnRefusal } from '../parts/use-focus-on-refusal.ts';
import type { Editing, Section } from './use-editing.ts';
import { serializePart } from './written-part.ts';

/** Form of one section of the editor, which is saved separately and marks unsaved changes. */
export function SectionForm({
  editing,
  section,
  part,
  isChanged,
  onSaved,
  children,
}: {
  editing: Editing;
  section: Section;
  part: HomePart;
  isChanged?: boolean;
  onSaved?: (home: OwnHome) => void;
  children: ReactNode;
}): ReactNode {
  const { t } = useTexts();
  const { sending, saved, problemOf, noteUnsaved, home, guide } = editing;
  const leadsOn = guide?.leadsOn(section) === true;
  const { form, onTry } = useFocusOnRefusal(sending === section);
  const currentText = serializePart(part);
  const [savedText, setClean] = useState(currentText);
  const isUnsaved = isChanged ?? currentText !== savedText;
  useEffect(() => {
    noteUnsaved(section, isUnsaved);
    return () => noteUnsaved(section, false);
  }, [noteUnsaved, section, isUnsaved]);
  const problem = problemOf(section);
  return (
    <Card>
      <form
        ref={form}
        id={section}
        className={styles.stack}
        noValidate
        data-testid={`section-${section}`}
        onSubmit={(event) => {
          event.preventDefault();
          onTry();
          editing.save(part, (home) => {
            setClean(currentText);
            onSaved?.(home);
            if (leadsOn) guide?.onSaved(section);
          });
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
        <FailureNotice text={problem && t(`landlord.editor.problem.${problem}`)} />
        <p role="status" className={styles.soft}>
          {isUnsaved ? t('landlord.editor.unsaved') : saved === section && t('landlord.editor.saved')}
        </p>
        {!home.ofFeed && (
          <div>
            <Button
              type="submit"
              variant={isUnsaved || leadsOn ? 'primary' : 'secondary'}
              busy={sending === section}
              disabled={sending !== null}
              data-testid={`save-${section}`}
            >
              {t(leadsOn ? 'landlord.editor.steps.saveAndGo' : 'landlord.editor.save')}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}

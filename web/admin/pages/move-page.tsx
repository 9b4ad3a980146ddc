import { useState, type ReactNode } from 'react';
import { languages, type Language } from '../../../domain/language.ts';
import { slugMax, slugPattern } from '../../../domain/page-slug.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import admin from '../parts/admin.module.css';
import { FormActions } from '../parts/form-actions.tsx';
import { readProblem } from './page-problem.ts';
import { possibleParents, type TreePage } from './page-tree.ts';
import { ParentField } from './parent-field.tsx';

export function MovePage({
  moved: { row, parent: firstParent, slugs: firstSlugs },
  tree,
  onClose,
  onDone,
}: {
  moved: TreePage;
  tree: readonly TreePage[];
  onClose: () => void;
  onDone: () => void;
}): ReactNode {
  const { t } = useTexts();
  const [parent, setParent] = useState(firstParent);
  const [slugs, setSlugs] = useState(firstSlugs);
  const [wrong, setWrong] = useState<readonly Language[]>([]);
  const moving = useSubmit('moveContentPage', { onDone });
  const problem = readProblem(moving.failure);
  const written = languages.filter((language) => slugs[language] !== undefined);
  const submit = (): void => {
    const wrongSlugs = written.filter((language) => !slugPattern.test(slugs[language]!));
    setWrong(wrongSlugs);
    if (wrongSlugs.length > 0) return;
    const changed = written.filter((language) => slugs[language] !== firstSlugs[language]);
    void moving.submit({
      page: row.page,
      parent,
      slugs: Object.fromEntries(changed.map((language) => [language, slugs[language]!])),
    });
  };
  return (
    <Dialog
      title={t('desk.pages.moveTitle', { title: row.title })}
      closeLabel={t('admin.cancel')}
      onClose={onClose}
    >
      <form
        className={admin.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {row.kind === 'page' && (
          <ParentField
            parents={possibleParents(tree, row.page)}
            value={parent}
            error={problem?.parent ? t(`desk.pages.problem.${problem.parent}`) : undefined}
            onChange={setParent}
          />
        )}
        {written.map((language) => (
          <TextField
            key={language}
            label={`${t('desk.pages.address')} (${t(`desk.language.${language}`)})`}
            error={
              wrong.includes(language)
                ? t('desk.pages.lacks.slug')
                : problem?.taken.includes(language)
                  ? t('desk.pages.problem.taken')
                  : undefined
            }
            value={slugs[language]}
            maxLength={slugMax}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setSlugs({ ...slugs, [language]: target.value.toLowerCase() })}
          />
        ))}
        <p className={admin.soft}>{t('desk.pages.moveHint')}</p>
        <FailureNotice
          text={
            problem?.other &&
            (problem.other === 'failed'
              ? t('admin.failed')
              : t(`desk.pages.problem.${problem.other}`, { name: problem.lockedBy }))
          }
        />
        <FormActions submit={t('desk.pages.save')} busy={moving.sending !== null} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

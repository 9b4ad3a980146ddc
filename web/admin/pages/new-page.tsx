import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Language } from '../../../domain/language.ts';
import { slugOfTitle, slugPattern } from '../../../domain/page-slug.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import admin from '../parts/admin.module.css';
import { FormActions } from '../parts/form-actions.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import { AddressFields, type TypedAddress } from './address-fields.tsx';
import { readProblem } from './page-problem.ts';
import { possibleParents, type TreePage } from './page-tree.ts';
import { ParentField } from './parent-field.tsx';
import styles from './pages.module.css';

const kinds = ['page', 'article', 'theme'] as const;
const nothingTyped: TypedAddress = { title: '', slug: null };

/** The form for a new page. Languages without a title are left for later. */
export function NewPage({
  tree,
  parent: firstParent,
  onClose,
}: {
  tree: readonly TreePage[];
  /** Empty for a page at the top. */
  parent: string;
  onClose: () => void;
}): ReactNode {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const buildPath = useAdminPaths();
  const offered = useOfferedLanguages();
  const [kind, setKind] = useState<(typeof kinds)[number]>('page');
  const [parent, setParent] = useState(firstParent === '' ? null : firstParent);
  const [typed, setTyped] = useState<Partial<Record<Language, TypedAddress>>>({});
  const [lacks, setLacks] = useState<'title' | 'slug' | null>(null);
  const creating = useSubmit('createContentPage', {
    onDone: ({ page }) => {
      const query = new URLSearchParams({ edit: page, in: firstLanguage ?? language });
      void navigate(`${buildPath('AdminCoverage')}?${query.toString()}`);
    },
  });
  const problem = readProblem(creating.failure);
  const languages = [language, ...offered.filter((one) => one !== language)];
  const written = languages.flatMap((one) => {
    const { title, slug } = typed[one] ?? nothingTyped;
    return title.trim() === ''
      ? []
      : [[one, { title: title.trim(), slug: (slug ?? slugOfTitle(title)).trim() }] as const];
  });
  const firstLanguage = written[0]?.[0];
  const submit = (): void => {
    const isWrong = written.some(([, { slug }]) => !slugPattern.test(slug));
    setLacks(written.length === 0 ? 'title' : isWrong ? 'slug' : null);
    if (written.length === 0 || isWrong) return;
    void creating.submit({
      kind,
      parent: kind === 'page' ? parent : null,
      texts: Object.fromEntries(written),
    });
  };
  return (
    <Card className={admin.stack} data-testid="new-page-form">
      <h2 className={admin.title}>{t('desk.pages.new')}</h2>
      <form
        className={admin.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={admin.filters}>
          <SelectField
            label={t('desk.coverage.kind')}
            value={kind}
            onChange={({ target }) => setKind(target.value as typeof kind)}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {t(`desk.kind.${one}`)}
              </option>
            ))}
          </SelectField>
          {kind === 'page' && (
            <ParentField
              parents={possibleParents(tree, null)}
              value={parent}
              error={problem?.parent ? t(`desk.pages.problem.${problem.parent}`) : undefined}
              onChange={setParent}
            />
          )}
        </div>
        <p className={admin.soft}>{t('desk.pages.languagesHint')}</p>
        <div className={styles.languages}>
          {languages.map((one) => (
            <AddressFields
              key={one}
              language={one}
              value={typed[one] ?? nothingTyped}
              isTaken={problem?.taken.includes(one) === true}
              above={
                tree.find(({ row }) => kind === 'page' && row.page === parent)?.row.units[one]?.path ?? null
              }
              onChange={(value) => setTyped({ ...typed, [one]: value })}
            />
          ))}
        </div>
        <FailureNotice text={lacks !== null && t(`desk.pages.lacks.${lacks}`)} />
        <FailureNotice text={problem?.other && t('admin.failed')} />
        <FormActions submit={t('desk.pages.create')} busy={creating.sending !== null} onCancel={onClose} />
      </form>
    </Card>
  );
}

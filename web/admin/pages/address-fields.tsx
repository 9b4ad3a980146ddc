import type { ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import { slugMax, slugOfTitle } from '../../../domain/page-slug.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';
import styles from './pages.module.css';

/** Title and address of one language as typed. A null address follows the title. */
export interface TypedAddress {
  title: string;
  slug: string | null;
}

/** Title and address of a new page in one language. The address is suggested until the editor changes it. */
export function AddressFields({
  language,
  value: { title, slug },
  isTaken,
  above,
  onChange,
}: {
  language: Language;
  value: TypedAddress;
  isTaken: boolean;
  /** Path of the parent page. Null if it is not published in this language. */
  above: string | null;
  onChange: (value: TypedAddress) => void;
}): ReactNode {
  const { t } = useTexts();
  const shownSlug = slug ?? slugOfTitle(title);
  const start = above ?? (language === 'de' ? '/' : `/${language}/`);
  return (
    <fieldset className={styles.language}>
      <legend>{t(`desk.language.${language}`)}</legend>
      <TextField
        label={t('desk.pages.pageTitle')}
        value={title}
        maxLength={200}
        autoComplete="off"
        lang={language}
        onChange={({ target }) => onChange({ title: target.value, slug })}
      />
      <TextField
        label={t('desk.pages.address')}
        hint={shownSlug === '' ? t('desk.pages.addressHint') : `${decodeURI(start)}${shownSlug}/`}
        error={isTaken ? t('desk.pages.problem.taken') : undefined}
        value={shownSlug}
        maxLength={slugMax}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onChange({ title, slug: target.value.toLowerCase() })}
      />
    </fieldset>
  );
}

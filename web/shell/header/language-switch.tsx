import type { ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import { Icon } from '../../components/icon.tsx';
import styles from './language-switch.module.css';
import type { LanguageLinks } from '../language-links.ts';
import { LanguageLink } from './language-link.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { TextKeysChoice } from './text-keys-choice.tsx';

export const languageNames: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
};

export function LanguageSwitch({ links }: { links: LanguageLinks }): ReactNode {
  const { t, language } = useTexts();
  return (
    <details className={styles.switch} name="header">
      <summary className={styles.summary}>
        <Icon name="globe" size={20} />
        {language.toUpperCase()}
        <span className="visually-hidden">{t('shell.language', { name: languageNames[language] })}</span>
      </summary>
      <ul className={styles.list}>
        {links.paths.map(([other, path]) => (
          <li key={other}>
            <LanguageLink
              to={other}
              path={path}
              isGuessed={links.areGuessed}
              className={styles.link}
              rel={other === language ? undefined : 'alternate'}
            >
              {languageNames[other]}
            </LanguageLink>
          </li>
        ))}
        <TextKeysChoice />
      </ul>
    </details>
  );
}

import type { Language } from '../domain/language.ts';
import type { PageSeed } from './page-seed.ts';

/** It tells readers of a demo that the text has to be replaced by whoever runs the site. */
export const sampleNotice: Readonly<Record<Language, NonNullable<PageSeed['notice']>>> = {
  de: {
    title: 'Mustertext',
    text: 'Diese Seite gehört zu einer Vorführung. Die Feriola GmbH ist erfunden. Wer die Website betreibt, ersetzt diesen Text durch den eigenen, rechtlich geprüften.',
  },
  en: {
    title: 'Sample text',
    text: 'This page belongs to a demonstration. Feriola GmbH is fictional. Whoever operates the site replaces this text with their own, reviewed by a lawyer.',
  },
  fr: {
    title: 'Texte d’exemple',
    text: 'Cette page fait partie d’une démonstration. Feriola GmbH est une société fictive. L’exploitant du site remplace ce texte par le sien, vérifié juridiquement.',
  },
  it: {
    title: 'Testo di esempio',
    text: 'Questa pagina fa parte di una dimostrazione. Feriola GmbH è una società fittizia. Chi gestisce il sito sostituisce questo testo con il proprio, verificato da un legale.',
  },
};

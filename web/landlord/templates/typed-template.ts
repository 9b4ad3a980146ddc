import type { MessageTemplate } from '../../../contract/messages/message-template.ts';
import { languages, type Language } from '../../../domain/language.ts';

/** A template as it is edited; a new one has the number 0. */
export type TypedTemplate = Omit<MessageTemplate, 'missing'>;

export const emptyTemplate: TypedTemplate = { templateID: 0, name: '', texts: [], homes: null, timing: null };

export const textIn = ({ texts }: Pick<TypedTemplate, 'texts'>, language: Language): string =>
  texts.find((one) => one.language === language)?.text ?? '';

export function withText(
  texts: TypedTemplate['texts'],
  language: Language,
  text: string,
): TypedTemplate['texts'] {
  return languages.flatMap((one) => {
    const current = one === language ? text : textIn({ texts }, one);
    return current === '' ? [] : [{ language: one, text: current }];
  });
}

/** Inserts a word at the cursor, or at the end if the text was never focused. */
export function insertAt(text: string, word: string, range: { from: number; to: number } | null): string {
  const { from, to } = range ?? { from: text.length, to: text.length };
  return text.slice(0, from) + word + text.slice(to);
}

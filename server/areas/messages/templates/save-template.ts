import { isDeepStrictEqual } from 'node:util';
import type { saveMessageTemplate } from '../../../../contract/messages/save-message-template.ts';
import type { InputOf } from '../../../../contract/define-endpoint.ts';
import { languages, type Language } from '../../../../domain/language.ts';
import { messageLength } from '../../../../domain/messages/message-limits.ts';
import { readPlaceholders, type Placeholder } from '../../../../domain/messages/placeholders.ts';
import {
  templateNameLength,
  templatesMax,
  type TemplateReason,
} from '../../../../domain/messages/template-limits.ts';
import { findTimingError, type Timing } from '../../../../domain/messages/timed-messages.ts';
import type { Tx } from '../../../platform/database.ts';
import { templatesStore, type Owner, type TemplateRow } from './templates-store.ts';

type TypedTemplate = Pick<InputOf<typeof saveMessageTemplate>, 'name' | 'texts' | 'homes' | 'timing'>;
type Fields = Record<string, TemplateReason>;

export interface CheckedTemplate {
  template: Omit<TemplateRow, 'id'>;
  fields: Fields;
  unknown: string[];
}

/** Parses a typed template, and lists its errors. */
export function checkTemplate(
  { name, texts, homes, timing }: TypedTemplate,
  index: ReadonlyMap<string, Placeholder>,
): CheckedTemplate {
  const fields: Fields = {};
  const unknown = new Set<string>();
  const plainName = name.trim();
  if (plainName === '') fields['name'] = 'missing';
  if (plainName.length > templateNameLength) fields['name'] = 'tooLong';
  const readTexts: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    const typed = texts.find((one) => one.language === language)?.text.trim() ?? '';
    if (typed === '') continue;
    const read = readPlaceholders(typed, index);
    readTexts[language] = read.text;
    if (typed.length > messageLength) fields[`texts.${language}`] = 'tooLong';
    if (read.unknown.length > 0) fields[`texts.${language}`] = 'unknown';
    for (const word of read.unknown) unknown.add(word);
  }
  if (Object.keys(readTexts).length === 0) fields['texts'] = 'missing';
  const wrongTiming = timing && findTimingError(timing);
  if (wrongTiming) fields['timing'] = wrongTiming;
  return {
    template: {
      ...{ name: plainName, texts: readTexts, timing: timing && plainTiming(timing) },
      homes: homes && [...new Set(homes.map(Number))].sort((one, other) => one - other),
    },
    fields,
    unknown: [...unknown],
  };
}

/** Clears fields that do not apply to the kind, so that equal timings are equal objects. */
const plainTiming = ({ kind, days, time }: Timing): Timing => ({
  kind,
  days: kind === 'beforeArrival' || kind === 'afterDeparture' ? days : 0,
  time: kind === 'confirmed' ? '' : time,
});

/** Saves a checked template. Returns errors that only the database can find. */
export async function writeTemplate(
  tx: Tx,
  {
    template,
    owner,
    current,
    at,
  }: { template: Omit<TemplateRow, 'id'>; owner: Owner; current: TemplateRow | null; at: Date },
): Promise<Fields> {
  const id = current?.id ?? 0;
  if (await templatesStore.hasName(tx, owner, template.name, id)) return { name: 'taken' };
  if (!current && (await templatesStore.count(tx, owner)) >= templatesMax) return { name: 'tooMany' };
  if (current) {
    const isRestarted =
      !isDeepStrictEqual(current.timing, template.timing) ||
      !isDeepStrictEqual(current.homes, template.homes);
    await templatesStore.update(tx, { ...template, id }, { at, isRestarted });
  } else {
    await templatesStore.insert(tx, owner, template, at);
  }
  return {};
}

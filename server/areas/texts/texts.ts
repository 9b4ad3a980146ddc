import type { Language } from '../../../domain/language.ts';
import { textProblems } from '../../../texts/text-problems.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { describeEntry, type OverrideRow } from './rules/entry.ts';
import { textsStore } from './texts-store.ts';
import type { EditedTexts, TextsDeps } from './texts-context.ts';
import { textsCalls } from './calls.generated.ts';

/** Creates the area of texts that editors write in place of the defaults; pages, mails and documents show them at once. */
export function createTexts(deps: TextsDeps): Area<EditedTexts> {
  const { connection, siteTexts, log } = deps;
  const { db } = connection;
  let reading = 0;

  /** True when an edited text still fits its key. One that no longer fits after an update is ignored until an editor corrects it. */
  function isFit({ language, key, text }: OverrideRow): boolean {
    const defaultText = siteTexts.given(language).get(key);
    const isFit = defaultText !== undefined && textProblems(key, defaultText, text).length === 0;
    if (!isFit) log.warn({ language, key }, 'an edited text no longer fits, and is not shown');
    return isFit;
  }

  async function readAgain(): Promise<void> {
    const ownReading = ++reading;
    const rows = await textsStore.overrides(db);
    // A newer read is already running.
    if (ownReading === reading) siteTexts.override(rows.filter(isFit));
  }

  deps.readModels.subscribe((table) => {
    if (table !== 'text_overrides') return;
    void readAgain().catch((error: unknown) => log.warn({ err: error }, 'edited texts could not be read'));
  });

  const texts: EditedTexts = {
    overrides: () => textsStore.overrides(db),
    given: (language) => siteTexts.given(language),
    async entry(language, key) {
      const defaultText = siteTexts.given(language).get(key);
      if (defaultText === undefined) return null;
      const [overrides, latest] = await Promise.all([
        textsStore.overrides(db),
        textsStore.latest(db, language),
      ]);
      const at = (one: Language): OverrideRow | undefined =>
        overrides.find((row) => row.language === one && row.key === key);
      const givenGerman = siteTexts.given('de').get(key) ?? '';
      const german = language === 'de' ? givenGerman : (at('de')?.text ?? givenGerman);
      return describeEntry({ given: defaultText, givenGerman, german }, at(language), latest.get(key) ?? 0);
    },
  };
  const handlerDeps = { ...deps, texts };
  return {
    ...texts,
    module: {
      name: 'texts',
      endpoints: bindArea(textsCalls, handlerDeps),
      start: readAgain,
    },
  };
}

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../../../domain/language.ts';

interface CodedState {
  name: string;
  iso?: string;
  /** The code that GeoNames uses. */
  admin?: string;
  fips?: string;
}

/**
 * Lines of code, country, the code of GeoNames and four names, for each first-level subdivision that has towns. The names
 * that the project keeps itself win over those of the package.
 */
export function readSubdivisions(
  codes: string,
  adminCodes: ReadonlySet<string>,
  ownNames: (country: string, code: string) => string[] | null,
): string[] {
  const lines = new Map<string, string>();
  const folder = join(codes, 'regions');
  for (const country of readdirSync(folder).sort()) {
    const read = (file: string): CodedState[] =>
      existsSync(join(folder, country, file))
        ? (JSON.parse(readFileSync(join(folder, country, file), 'utf8')) as CodedState[])
        : [];
    const names = languages.map(
      (language) => new Map(read(`${language}.json`).map(({ iso, name }) => [iso, name])),
    );
    const low = country.toLowerCase();
    for (const state of read('en_ref.json')) {
      if (!state.iso) continue;
      const admin = [state.admin, state.fips, state.iso].find(
        (code) => code !== undefined && adminCodes.has(`${low}.${code}`),
      );
      if (admin === undefined) continue;
      const own = ownNames(low, admin);
      const four = names.map(
        (translations, index) => own?.[index] ?? translations.get(state.iso) ?? state.name,
      );
      lines.set(`${low}.${admin}`, [`${low}-${state.iso.toLowerCase()}`, low, admin, ...four].join('\t'));
    }
  }
  return [...lines.values()].sort();
}

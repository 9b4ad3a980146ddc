import type { Language } from '../../domain/language.ts';
import { nounForms, type NounForms } from '../phrases/grammar.ts';
import { pickLanguage, type Phrase } from '../phrases/phrases.ts';
import type { Home } from './home.ts';
import { kindNouns } from './kinds.ts';

/** German, French and Italian put the material after the noun, English before it. */
const materials: Record<'stone' | 'brick' | 'wood' | 'frame' | 'thatch' | 'turf', Phrase> = {
  stone: ['aus Naturstein', 'stone-built', 'en pierre', 'in pietra'],
  brick: ['aus Backstein', 'brick', 'en brique', 'in mattoni'],
  wood: ['aus Holz', 'wooden', 'en bois', 'in legno'],
  frame: ['mit Fachwerk', 'half-timbered', 'à colombages', 'a graticcio'],
  thatch: ['mit Strohdach', 'thatched', 'à toit de chaume', 'con tetto di paglia'],
  turf: ['mit Grasdach', 'turf-roofed', 'à toit d’herbe', 'con tetto d’erba'],
};

/** Material of walls or roof; null if the noun already says it. */
function findMaterial({ kind, look }: Home): Phrase | null {
  if (look.roof === 'turf') return materials.turf;
  if (look.roof === 'thatch' && kind !== 'thatchedHouse') return materials.thatch;
  const namedByKind = ['stoneHouse', 'timberHouse', 'houseboat', 'chalet', 'mountainHut', 'holidayParkHouse'];
  return look.walls === 'plaster' || namedByKind.includes(kind) ? null : materials[look.walls];
}

export function buildNoun(home: Home, language: Language): NounForms {
  const [noun, gender] = kindNouns[home.kind][language];
  const material = findMaterial(home);
  if (!material) return nounForms(noun, gender, language);
  const word = pickLanguage(material, language);
  return nounForms(language === 'en' ? `${word} ${noun}` : `${noun} ${word}`, gender, language);
}

import { languages, type Language, type Localized } from '../../domain/language.ts';
import { fill, pickLanguage, type Phrase } from '../phrases/phrases.ts';
import { inTown } from '../../domain/in-town.ts';
import { settings } from '../phrases/sentences.ts';
import type { Row } from '../../server/platform/bulk-store.ts';
import type { Place } from './places.ts';
import { toSlug } from '../../engines/geography/face.ts';

type PoiKind = 'town' | 'sight' | 'beach' | 'lake';

const names: Record<PoiKind, Phrase> = {
  town: ['Ein Tag {town}', 'A day {town}', 'Une journée {town}', 'Una giornata {town}'],
  sight: ['Aussichtspunkt {name}', '{name} viewpoint', 'Belvédère de {name}', 'Belvedere di {name}'],
  beach: ['Strand von {name}', '{name} beach', 'Plage de {name}', 'Spiaggia di {name}'],
  lake: ['Badestelle {name}', '{name} swimming spot', 'Baignade de {name}', 'Area balneare di {name}'],
};
const texts: Record<PoiKind, Phrase> = {
  town: ['Am Vormittag über den Markt, mittags in eines der kleinen Lokale, danach ohne Plan durch die Straßen: So zeigt sich der Ort von seiner besten Seite. {setting}', 'The market in the morning, a small restaurant at noon, then a stroll without a plan: that is how to see the town at its best. {setting}', 'Le marché le matin, un petit restaurant à midi, puis une flânerie au hasard des rues : voilà la ville sous son meilleur jour. {setting}', 'Il mercato al mattino, un piccolo ristorante a mezzogiorno, poi due passi senza meta: così il paese mostra il suo lato migliore. {setting}'],
  sight: ['Ein kurzer Anstieg, dann liegt die Umgebung zu Ihren Füßen. Am schönsten ist es am frühen Abend. {setting}', 'A short climb, and the countryside lies at your feet. It is at its best in the early evening. {setting}', 'Une courte montée, et les environs sont à vos pieds. C’est en début de soirée que l’endroit est le plus beau. {setting}', 'Una breve salita e i dintorni sono ai tuoi piedi. È più bello verso sera. {setting}'],
  beach: ['Genug Platz für Handtuch, Ball und Sandburg. Früh am Morgen gehört der Strand den Spaziergängern. {setting}', 'Plenty of room for towels, ball games and sandcastles. Early in the morning, walkers have the beach to themselves. {setting}', 'De la place pour les serviettes, le ballon et les châteaux de sable. Tôt le matin, la plage est aux promeneurs. {setting}', 'Spazio per asciugamani, pallone e castelli di sabbia. La mattina presto la spiaggia è di chi passeggia. {setting}'],
  lake: ['Flacher Einstieg, Wiese und Schatten: ein guter Platz für einen Nachmittag am Wasser. {setting}', 'Shallow water, grass and shade: a good spot for an afternoon by the water. {setting}', 'Une entrée douce, de l’herbe et de l’ombre : un bon endroit pour un après-midi au bord de l’eau. {setting}', 'Riva che degrada dolcemente, prato e ombra: il posto giusto per un pomeriggio in riva all’acqua. {setting}'],
};

/** Points of interest near the towns of each region; towns have travel reports, other points are sights. */
export function poiRows(places: readonly Place[]): Row[] {
  const perRegion = Map.groupBy(places, (place) => place.region);
  const rows: Row[] = [];
  for (const [region, ofRegion] of perRegion) {
    for (const [index, place] of ofRegion.slice(0, 6).entries()) {
      const water: PoiKind = place.kmToSea !== null && place.kmToSea < 3 ? 'beach' : place.kmToLake !== null && place.kmToLake < 3 ? 'lake' : 'sight';
      const kind: PoiKind = index % 3 === 0 ? 'town' : region.landscape === 'city' ? 'sight' : water;
      const phrases = settings[region.landscape];
      const setting = phrases[index % phrases.length]!;
      const each = (build: (language: Language) => string): Localized =>
        Object.fromEntries(languages.map((language) => [language, build(language)])) as Localized & object;
      const poiNames = each((language) =>
        withElision(fill(pickLanguage(names[kind], language), { name: place.names[language], town: inTown(place.names[language], language) }), language),
      );
      rows.push({
        id: region.id * 10 + index,
        country_code: region.country,
        region_id: region.id,
        kind,
        lat: place.lat,
        lon: place.lon,
        names: poiNames,
        slugs: each((language) => toSlug(poiNames[language])),
        texts: { text: each((language) => fill(pickLanguage(texts[kind], language), { setting: pickLanguage(setting, language) })) },
      });
    }
  }
  return rows;
}

/** French "de" is shortened before a vowel: "Plage d’Acharávi". */
function withElision(name: string, language: Language): string {
  return language === 'fr' ? name.replace(/ de (?=[aàâeéèêiîoôuûyœáíóúäöü])/iu, ' d’') : name;
}

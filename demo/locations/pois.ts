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
/** One text for each point of a kind that a region can have, so that neighbours do not read alike. */
const texts: Record<PoiKind, readonly Phrase[]> = {
  town: [
    ['Am Vormittag über den Markt, mittags in eines der kleinen Lokale, danach ohne Plan durch die Straßen: So zeigt sich der Ort von seiner besten Seite.', 'The market in the morning, a small restaurant at noon, then a stroll without a plan: that is how to see the town at its best.', 'Le marché le matin, un petit restaurant à midi, puis une flânerie au hasard des rues : voilà la ville sous son meilleur jour.', 'Il mercato al mattino, un piccolo ristorante a mezzogiorno, poi due passi senza meta: così il paese mostra il suo lato migliore.'],
    ['Ein Kaffee in der Sonne, ein Gang durch die Läden, ein Mitbringsel für die Nachbarn: Mehr muss ein freier Tag nicht bieten.', 'Coffee in the sun, a look around the shops, a little something for the neighbours: a day off needs no more than that.', 'Un café au soleil, un tour dans les boutiques, un souvenir pour les voisins : il n’en faut pas plus pour une belle journée.', 'Un caffè al sole, un giro per i negozi, un pensiero per i vicini: a un giorno libero non serve altro.'],
  ],
  sight: [
    ['Ein kurzer Anstieg, dann liegt die Umgebung zu Ihren Füßen. Am schönsten ist es am frühen Abend.', 'A short climb, and the countryside lies at your feet. It is at its best in the early evening.', 'Une courte montée, et les environs sont à vos pieds. C’est en début de soirée que l’endroit est le plus beau.', 'Una breve salita e i dintorni sono ai tuoi piedi. È più bello verso sera.'],
    ['Oben steht eine Bank, von der man weit ins Land sieht. Nehmen Sie etwas zu trinken mit und bleiben Sie eine Weile.', 'There is a bench at the top with a view for miles. Bring something to drink and stay a while.', 'En haut, un banc offre une vue qui porte loin. Emportez de quoi boire et restez un moment.', 'In cima c’è una panchina da cui si vede lontano. Porta qualcosa da bere e fermati un po’.'],
    ['An klaren Tagen reicht der Blick am weitesten. Der Weg hinauf ist auch mit Kindern gut zu schaffen.', 'The view reaches furthest on clear days. The path up is easy enough with children.', 'La vue porte le plus loin par temps clair. Le chemin se fait bien avec des enfants.', 'Nelle giornate limpide la vista arriva più lontano. Il sentiero si fa bene anche con i bambini.'],
    ['Wer früh kommt, hat den Platz für sich und sieht, wie unten der Tag beginnt.', 'Come early and you have the place to yourself while the day begins below.', 'En venant tôt, on a le lieu pour soi et l’on voit le jour se lever sur la vallée.', 'Chi arriva presto ha il posto tutto per sé e vede cominciare la giornata ai suoi piedi.'],
  ],
  beach: [
    ['Genug Platz für Handtuch, Ball und Sandburg. Früh am Morgen gehört der Strand den Spaziergängern.', 'Plenty of room for towels, ball games and sandcastles. Early in the morning, walkers have the beach to themselves.', 'De la place pour les serviettes, le ballon et les châteaux de sable. Tôt le matin, la plage est aux promeneurs.', 'Spazio per asciugamani, pallone e castelli di sabbia. La mattina presto la spiaggia è di chi passeggia.'],
    ['Ein Strand für lange Nachmittage: Bringen Sie Schatten, Wasser und ein Buch mit.', 'A beach for long afternoons: bring shade, water and a book.', 'Une plage pour les longs après-midi : prenez de quoi vous abriter du soleil, de l’eau et un livre.', 'Una spiaggia per i lunghi pomeriggi: porta un po’ d’ombra, dell’acqua e un libro.'],
    ['Am Abend wird es hier ruhig. Dann ist die beste Zeit für einen Gang am Wasser.', 'It grows quiet here in the evening: the best time for a walk along the water.', 'Le soir, le calme revient : c’est le meilleur moment pour marcher au bord de l’eau.', 'La sera qui torna la calma: è il momento migliore per una passeggiata in riva al mare.'],
    ['Muscheln sammeln, Steine springen lassen, ins Wasser laufen: Kinder sind hier einen ganzen Tag beschäftigt.', 'Collecting shells, skimming stones, running into the water: children are busy here all day.', 'Ramasser des coquillages, faire des ricochets, courir à l’eau : les enfants ont de quoi s’occuper toute la journée.', 'Raccogliere conchiglie, far rimbalzare i sassi sull’acqua, correre a fare il bagno: i bambini qui hanno da fare tutto il giorno.'],
  ],
  lake: [
    ['Flacher Einstieg, Wiese und Schatten: ein guter Platz für einen Nachmittag am Wasser.', 'Shallow water, grass and shade: a good spot for an afternoon by the water.', 'Une entrée douce, de l’herbe et de l’ombre : un bon endroit pour un après-midi au bord de l’eau.', 'Riva che degrada dolcemente, prato e ombra: il posto giusto per un pomeriggio in riva all’acqua.'],
    ['Am Vormittag ist das Wasser glatt und die Wiese leer. Eine Decke und etwas zu essen genügen.', 'In the morning the water is smooth and the grass empty. A blanket and a picnic are all you need.', 'Le matin, l’eau est lisse et l’herbe déserte. Une couverture et un pique-nique suffisent.', 'Al mattino l’acqua è liscia e il prato vuoto. Bastano una coperta e qualcosa da mangiare.'],
    ['Vom Steg geht es ins tiefe Wasser; wer nicht schwimmt, bleibt am Ufer und sieht den Booten zu.', 'The jetty leads to deep water; if you don’t swim, stay on the shore and watch the boats.', 'Le ponton mène en eau profonde ; ceux qui ne nagent pas regardent passer les bateaux depuis la rive.', 'Dal pontile si entra nell’acqua profonda; chi non nuota resta a riva a guardare le barche.'],
    ['Nach einem heißen Tag ist das Wasser noch am Abend warm genug für ein paar Züge.', 'After a hot day the water is still warm enough for an evening swim.', 'Après une journée chaude, l’eau reste assez bonne pour nager le soir.', 'Dopo una giornata calda l’acqua è ancora tiepida per una nuotata serale.'],
  ],
};

/** Points of interest near the towns of each region; towns have travel reports, other points are sights. */
export function poiRows(places: readonly Place[]): Row[] {
  const perRegion = Map.groupBy(places, (place) => place.region);
  const rows: Row[] = [];
  for (const [region, ofRegion] of perRegion) {
    const seen = new Map<PoiKind, number>();
    for (const [index, place] of ofRegion.slice(0, 6).entries()) {
      const water: PoiKind = place.kmToSea !== null && place.kmToSea < 3 ? 'beach' : place.kmToLake !== null && place.kmToLake < 3 ? 'lake' : 'sight';
      const kind: PoiKind = index % 3 === 0 ? 'town' : region.landscape === 'city' ? 'sight' : water;
      const nth = seen.get(kind) ?? 0;
      seen.set(kind, nth + 1);
      const lead = texts[kind][nth % texts[kind].length]!;
      const setting = settings[region.landscape][index];
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
        texts: { text: each((language) => [lead, setting].map((phrase) => phrase && pickLanguage(phrase, language)).filter(Boolean).join(' ')) },
      });
    }
  }
  return rows;
}

/** French "de" is shortened before a vowel: "Plage d’Acharávi". */
function withElision(name: string, language: Language): string {
  return language === 'fr' ? name.replace(/ de (?=[aàâeéèêiîoôuûyœáíóúäöü])/iu, ' d’') : name;
}

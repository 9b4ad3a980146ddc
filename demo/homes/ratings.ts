import { languages, type Language } from '../../domain/language.ts';
import { fromDayNumber, toDayNumber, type PlainDate } from '../../domain/stay.ts';
import type { Random } from '../seeded-random.ts';
import { guestNames } from '../people/names.ts';
import type { Home } from './home.ts';
import { fill, pickLanguage, type Phrase } from '../phrases/phrases.ts';
import { inTown } from '../../domain/in-town.ts';

export interface DemoRating {
  furniture: number;
  location: number;
  cleanliness: number;
  external_impression: number;
  price_to_service: number;
  traveller_name: string;
  travel_start: PlainDate;
  travel_end: PlainDate;
  travel_type: string;
  rated_on: PlainDate;
  language: Language;
  body: string;
  landlord_answer: string | null;
  landlord_answered_at: string | null;
  translations: { language: Language; body: string; landlord_answer: string | null }[];
}

const openings: Record<'good' | 'fair' | 'poor', readonly Phrase[]> = {
  good: [
    ['Wir haben uns vom ersten Tag an wohlgefühlt.', 'We felt at home from the first day.', 'Nous nous sommes sentis bien dès le premier jour.', 'Ci siamo sentiti bene fin dal primo giorno.'],
    ['Ein rundum gelungener Urlaub {town}.', 'A wonderful holiday {town}.', 'Des vacances réussies {town}.', 'Una vacanza riuscita {town}.'],
    ['Alles war so, wie es beschrieben ist.', 'Everything was as described.', 'Tout était conforme à la description.', 'Tutto era come descritto.'],
    ['Wir waren schon zum zweiten Mal hier und kommen wieder.', 'This was our second stay and we will be back.', 'C’était notre deuxième séjour et nous reviendrons.', 'Era il nostro secondo soggiorno e torneremo.'],
    ['Schöner, als die Bilder vermuten lassen.', 'Even nicer than in the photos.', 'Plus beau que sur les photos.', 'Ancora più bello che in foto.'],
    ['Genau das Richtige für unsere freien Tage.', 'Just right for our days off.', 'Exactement ce qu’il nous fallait.', 'Proprio quello che ci voleva.'],
  ],
  fair: [
    ['Insgesamt ein guter Aufenthalt mit kleinen Abstrichen.', 'All in all a good stay with minor drawbacks.', 'Dans l’ensemble un bon séjour, avec quelques bémols.', 'Nel complesso un buon soggiorno con qualche pecca.'],
    ['Für ein paar Tage hat alles gepasst.', 'It was fine for a few days.', 'Pour quelques jours, c’était bien.', 'Per qualche giorno andava bene.'],
    ['Solide Unterkunft, nicht mehr und nicht weniger.', 'A solid place, no more and no less.', 'Un logement correct, ni plus ni moins.', 'Una sistemazione discreta, niente di più e niente di meno.'],
  ],
  poor: [
    ['Leider hatten wir mehr erwartet.', 'Unfortunately we had expected more.', 'Nous nous attendions malheureusement à mieux.', 'Purtroppo ci aspettavamo di più.'],
    ['Die Lage stimmt, die Einrichtung könnte eine Auffrischung vertragen.', 'The location is great, but the furnishings could do with a refresh.', 'L’emplacement est bon, mais l’aménagement mériterait un rafraîchissement.', 'La posizione è buona, ma l’arredamento andrebbe rinnovato.'],
  ],
};

/** Phrases by part of a rating: praise for five stars, criticism for three or fewer. */
const parts: Record<'cleanliness' | 'location' | 'furniture' | 'price', { praise: readonly Phrase[]; blame: readonly Phrase[] }> = {
  cleanliness: {
    praise: [['Es war alles blitzsauber.', 'Everything was spotless.', 'Tout était impeccable.', 'Era tutto pulitissimo.'], ['Die Sauberkeit hat uns beeindruckt.', 'The cleanliness impressed us.', 'La propreté nous a impressionnés.', 'La pulizia ci ha colpito.']],
    blame: [['In den Ecken war nicht gründlich geputzt.', 'The corners had not been cleaned properly.', 'Dans les coins, le ménage laissait à désirer.', 'Negli angoli la pulizia lasciava a desiderare.']],
  },
  location: {
    praise: [['Die Lage ist kaum zu übertreffen.', 'The location is hard to beat.', 'On peut difficilement rêver meilleur emplacement.', 'Non si potrebbe desiderare una posizione migliore.'], ['Für Ausflüge {where} ist die Lage ideal.', 'The location is ideal for days out {where}.', 'L’emplacement est idéal pour des excursions {where}.', 'La posizione è ideale per escursioni {where}.'], ['Morgens war es herrlich ruhig.', 'The mornings were wonderfully quiet.', 'Le matin, un calme merveilleux.', 'Al mattino c’era una quiete splendida.']],
    blame: [['Ohne Auto ist man etwas abgelegen.', 'Without a car it is a little remote.', 'Sans voiture, on est un peu loin de tout.', 'Senza auto si è un po’ fuori mano.']],
  },
  furniture: {
    praise: [['Die Küche hat alles, was man zum Kochen braucht.', 'The kitchen has everything you need for cooking.', 'La cuisine a tout ce qu’il faut.', 'La cucina ha tutto il necessario.'], ['Wir haben sehr gut geschlafen.', 'We slept very well.', 'Nous avons très bien dormi.', 'Letti comodissimi.']],
    blame: [['In der Küche fehlten ein paar Töpfe.', 'The kitchen was short of a few pans.', 'Il manquait quelques casseroles.', 'In cucina mancava qualche pentola.']],
  },
  price: {
    praise: [['Preis und Leistung passen zusammen.', 'It is good value for money.', 'Le rapport qualité-prix est bon.', 'Il rapporto qualità-prezzo è buono.']],
    blame: [['Für den Preis hätten wir etwas mehr erwartet.', 'We would have expected a bit more for the price.', 'Pour ce prix, nous attendions un peu plus.', 'Per il prezzo ci aspettavamo qualcosa in più.']],
  },
};

const extras: Record<string, Phrase> = {
  swimmingpool: ['Die Kinder wollten gar nicht mehr aus dem Pool.', 'The children did not want to leave the pool.', 'Les enfants ne voulaient plus sortir de la piscine.', 'I bambini non volevano più uscire dalla piscina.'],
  sauna: ['Die Sauna war nach dem Wandern genau richtig.', 'The sauna was just right after hiking.', 'Le sauna était parfait après la randonnée.', 'La sauna era perfetta dopo le camminate.'],
  fireplace: ['Abends am Kamin zu sitzen war das Schönste.', 'Sitting by the fire in the evening was the best part.', 'Le soir au coin du feu, un vrai bonheur.', 'La sera davanti al camino era il momento più bello.'],
  seaview: ['Der Blick aufs Meer bleibt uns in Erinnerung.', 'We will remember the view of the sea.', 'La vue sur la mer restera dans nos souvenirs.', 'La vista sul mare ci resterà nel cuore.'],
  terrace: ['Auf der Terrasse haben wir jeden Tag gefrühstückt.', 'We had breakfast on the terrace every day.', 'Nous avons pris chaque petit-déjeuner sur la terrasse.', 'Ogni giorno abbiamo fatto colazione in terrazza.'],
};

const thanks: readonly Phrase[] = [
  ['Vielen Dank für die freundlichen Worte, wir freuen uns auf ein Wiedersehen.', 'Thank you for your kind words. We hope to see you again.', 'Merci pour votre gentil message, au plaisir de vous revoir.', 'Grazie per le belle parole, speriamo di rivedervi.'],
  ['Es war uns eine Freude, Sie zu Gast zu haben.', 'It was a pleasure to have you as guests.', 'Ce fut un plaisir de vous recevoir.', 'È stato un piacere avervi ospiti.'],
];
const sorry: readonly Phrase[] = [
  ['Danke für den offenen Hinweis, wir haben uns darum gekümmert.', 'Thank you for telling us. We have taken care of it.', 'Merci pour votre remarque, nous avons fait le nécessaire.', 'Grazie per la segnalazione, abbiamo provveduto.'],
];

/** About 70 % of the homes have ratings, a few have many. */
export function homeRatings(random: Random, home: Home, landlordLanguage: Language, today: PlainDate): DemoRating[] {
  if (!random.chance(0.7)) return [];
  const count = 1 + Math.floor(25 * random.next() ** 2.4);
  const quality = 3.5 + home.standard * 0.16 + random.between(-0.5, 0.5);
  return Array.from({ length: count }, () => oneRating(random, home, quality, landlordLanguage, today));
}

function oneRating(random: Random, home: Home, quality: number, landlordLanguage: Language, today: PlainDate): DemoRating {
  const mood = quality + random.between(-0.9, 0.7);
  const stars = (): number => Math.min(5, Math.max(1, Math.round(mood + random.between(-0.7, 0.8))));
  const votes = { furniture: stars(), location: stars(), cleanliness: stars(), external_impression: stars(), price_to_service: stars() };
  const average = (votes.furniture + votes.location + votes.cleanliness + votes.external_impression + votes.price_to_service) / 5;
  const language = random.weighted<Language>([['de', 6], ['en', 1.6], ['fr', 1.2], ['it', 1.2]]);
  const nights = random.pick([3, 4, 5, 7, 7, 7, 10, 14]);
  const end = toDayNumber(today) - random.int(10, 1100);
  const ratedOn = Math.min(toDayNumber(today) - 1, end + random.int(1, 20));

  const phrases: Phrase[] = [random.pick(openings[average >= 4.1 ? 'good' : average >= 3.2 ? 'fair' : 'poor'])];
  const partVotes = { cleanliness: votes.cleanliness, location: votes.location, furniture: votes.furniture, price: votes.price_to_service };
  for (const key of random.some(Object.keys(partVotes) as (keyof typeof partVotes)[], random.int(1, 3))) {
    if (partVotes[key] === 5) phrases.push(random.pick(parts[key].praise));
    else if (partVotes[key] <= 3) phrases.push(random.pick(parts[key].blame));
  }
  const own = Object.keys(extras).filter((flag) => (home.amenities as ReadonlySet<string>).has(flag));
  if (average >= 4 && own.length > 0 && random.chance(0.45)) phrases.push(extras[random.pick(own)]!);
  const answer = random.chance(0.22) ? random.pick(average >= 3.6 ? thanks : sorry) : null;

  const buildBody = (target: Language): string =>
    phrases
      .map((phrase) => fill(pickLanguage(phrase, target), { town: inTown(home.place.names[target], target), where: home.place.region.where[target] }))
      .join(' ');
  const translated = random.chance(0.55) ? languages.filter((target) => target !== language) : [];
  return {
    ...votes,
    traveller_name: random.pick(guestNames[language]),
    travel_start: fromDayNumber(end - nights),
    travel_end: fromDayNumber(end),
    travel_type: random.pick(home.persons >= 4 ? ['family', 'family', 'couple', 'friends'] : ['couple', 'couple', 'single', 'friends']),
    rated_on: fromDayNumber(ratedOn),
    language,
    body: buildBody(language),
    // In the landlord's own language; the translations contain it too.
    landlord_answer: answer && pickLanguage(answer, landlordLanguage),
    landlord_answered_at: answer && `${fromDayNumber(Math.min(toDayNumber(today), ratedOn + 2))}T10:00:00Z`,
    translations: translated.map((target) => ({
      language: target,
      body: buildBody(target),
      landlord_answer: answer && pickLanguage(answer, target),
    })),
  };
}

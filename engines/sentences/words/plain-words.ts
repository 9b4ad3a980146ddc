import { splitWords } from '../../../domain/folded-text.ts';

/**
 * Wishes that no filter covers, in the four languages. They are reported as not understood and never corrected to a
 * similar word: Italian "carino" does not mean "camino".
 */
export const plainWords: ReadonlySet<string> = new Set(
  splitWords(`
    gate gates corso corsi cours kurs course classes contatto attrezzata fiera fiere messe causa moquette teppich teppichboden carpet carpets stairgate stairs steps allergie allergia allergy
    quiet peaceful cheap cheapest affordable large small cosy cozy modern romantic luxury luxurious quaint rustic charming pretty beautiful
    lovely good great best nice central centre center city town village countryside country rural mountain mountains hills forest woods wood
    river garden yard view views market markets walk walks walking hiking cycling bike bikes golf horse riding surf surfing wine vineyard
    gym playground pub pubs shops shop restaurant restaurants station airport train ferry kitchen dining table tables games sofa crib linen
    towels heated indoor private shared fenced enclosed secure mother father sister brother wedding birthday party clean safe warm sunny
    castle museum work working skiing diving sailing kayak canoe tennis billiards secluded remote isolated historic traditional stylish
    ruhig ruhige ruhiges gemütlich gemütliche schön schöne schönes klein kleine kleines groß große großes günstig billig moderne romantisch
    luxus luxuriös zentral zentrum stadt dorf land wald fluss wandern radfahren fahrrad reiten garten zaun sauber sauberes hell helle küche
    esstisch laden läden wein markt bahnhof flughafen fähre mutter vater schwester bruder hochzeit geburtstag stille natur idyllisch urig urige
    bauernhof therme schloss kanu paddeln segeln tauchen tischtennis billard spielzimmer kamera brötchen bäcker supermarkt sonnig
    gutes guter gute gut isolé isolée isolata isolato abgelegen kostet hotel hotels pension familienhotel wellnesshotel camping campingplatz hostel eiffel calme tranquille joli jolie beau belle petit petite grand grande cher moderne luxe charme charmant ville campagne montagne forêt rivière
    jardin clôture clos marché marchés randonnée randonnées vélo vélos cheval cuisine salon mère père sœur frère mariage anniversaire note
    noté bien nature propre soleil ensoleillé authentique commerces boulangerie gare aéroport voile plongée musée château ferme camping
    carino carina bello bella bellissimo piccolo piccola economico economica tranquillo tranquilla silenzioso moderno lusso centro città paese
    montagna bosco fiume giardino mercato mercatini mercatino cammino trekking bici biciclette cavallo vino cucina tavolo mamma papà nonna
    nonno genitori matrimonio compleanno pulito pulita romantico romantica caldo cantina terme natura borgo agriturismo supermercato
    peace maremmano provençal provençale stazione aeroporto ristoranti negozi moto vela
  `),
);

import type { Landscape } from '../../engines/geography/face.ts';
import type { Phrase } from './phrases.ts';

export const settings: Record<Landscape, readonly Phrase[]> = {
  northSea: [
    ['Hinter dem Deich beginnt das Watt; bei Ebbe liegt der Meeresboden offen bis zum Horizont.', 'Beyond the dyke the mudflats begin; at low tide the seabed lies open to the horizon.', 'Derrière la digue commence l’estran ; à marée basse, le fond de la mer se découvre jusqu’à l’horizon.', 'Oltre la diga iniziano le secche; con la bassa marea il fondale si scopre fino all’orizzonte.'],
    ['Windstill ist es hier selten: Der Wind bringt Drachen, Wolken und guten Schlaf.', 'It is seldom calm here: the wind brings kites, clouds and a good night’s sleep.', 'Le vent n’est jamais loin ici, et avec lui viennent les cerfs-volants, les nuages et le bon sommeil.', 'Qui il vento non è mai lontano, e con lui arrivano gli aquiloni, le nuvole e il buon sonno.'],
    ['Flaches Land, viel Himmel und Radwege, die bis ans Wasser führen, prägen die Gegend.', 'The land is flat, the sky is wide, and cycle paths lead right down to the water.', 'Un pays plat, un ciel immense et des pistes cyclables jusqu’à l’eau font le charme de la région.', 'Terra piatta, tanto cielo e piste ciclabili che arrivano fino all’acqua: questa è la zona.'],
  ],
  balticSea: [
    ['Feiner Sand, Seebrücken und alte Alleen gehören hier zu jedem Spaziergang.', 'Fine sand, piers and old tree-lined avenues are part of every walk here.', 'Sable fin, jetées et vieilles allées font partie de chaque promenade.', 'Sabbia fine, pontili e antichi viali accompagnano ogni passeggiata.'],
    ['Die Ostsee ist hier meist sanft, der Strand fällt flach ab und ist auch für Kinder gut geeignet.', 'The Baltic is mostly calm here; the beach slopes gently and suits children well.', 'La Baltique est souvent douce ici ; la plage descend lentement et convient bien aux enfants.', 'Il Baltico qui è per lo più calmo; la spiaggia digrada dolcemente ed è adatta anche ai bambini.'],
    ['Zwischen Küstenwald und Wasser führen Wege, auf denen man morgens fast allein unterwegs ist.', 'Paths run between the coastal woods and the water, and in the morning you have them almost to yourself.', 'Entre la forêt côtière et l’eau courent des sentiers presque déserts le matin.', 'Tra il bosco costiero e l’acqua corrono sentieri dove al mattino si è quasi soli.'],
  ],
  alps: [
    ['Vom Fenster geht der Blick auf Wiesen, Wald und die Gipfel dahinter.', 'The windows look out on meadows, forest and the peaks beyond.', 'Par les fenêtres, la vue s’étend sur les prés, la forêt et les sommets.', 'Dalle finestre lo sguardo va su prati, bosco e cime.'],
    ['Wanderwege beginnen im Ort, und auf den Almen gibt es Käse, den Sie in keinem Laden finden.', 'Hiking trails start in the village, and the mountain huts serve cheese that you won’t find in any shop.', 'Les sentiers partent du village, et les alpages servent un fromage qu’on ne trouve dans aucun magasin.', 'I sentieri partono dal paese e nelle malghe si mangia un formaggio che non arriva in nessun negozio.'],
    ['Im Sommer klingen die Kuhglocken, im Winter knirscht der Schnee: Beides hat hier seinen Reiz.', 'Cowbells in summer, crunching snow in winter: both have their charm here.', 'L’été, les cloches des vaches ; l’hiver, la neige qui crisse : les deux ont leur charme.', 'D’estate i campanacci, d’inverno la neve che scricchiola: entrambe le stagioni hanno il loro fascino.'],
  ],
  blackForest: [
    ['Dunkle Tannen, helle Täler und Höfe mit tief gezogenen Dächern bestimmen das Bild.', 'Dark firs, bright valleys and farms with sweeping roofs are typical of the area.', 'Sapins sombres, vallées claires et fermes aux toits descendants composent le paysage.', 'Abeti scuri, valli luminose e masi dai tetti spioventi disegnano il paesaggio.'],
    ['Wer mag, läuft vom Haus los: zu Wasserfällen, Aussichtsfelsen und einer Vesperstube.', 'You can set out on foot from the door: to waterfalls, lookout rocks and a country inn.', 'On part à pied de la porte : vers des cascades, des belvédères et une auberge de campagne.', 'Si parte a piedi dalla porta di casa: verso cascate, punti panoramici e una locanda di campagna.'],
  ],
  tuscany: [
    ['Weinberge, Olivenhaine und Zypressen ziehen sich über die Hügel bis zum nächsten Borgo.', 'Vineyards, olive groves and cypresses roll over the hills to the next borgo.', 'Vignes, oliveraies et cyprès ondulent sur les collines jusqu’au prochain bourg.', 'Vigneti, uliveti e cipressi corrono sulle colline fino al borgo vicino.'],
    ['Abends färbt sich der Himmel über den Hügeln kupfern, und in den Trattorien wird es laut und fröhlich.', 'In the evening the sky turns copper above the hills, and the trattorias grow loud and cheerful.', 'Le soir, le ciel se teinte de cuivre au-dessus des collines et les trattorias s’animent.', 'La sera il cielo sulle colline si fa color rame e le trattorie diventano rumorose e allegre.'],
    ['Märkte, Thermen und kleine Weingüter liegen so nah, dass der Tag keinen Plan braucht.', 'Markets, hot springs and small wineries are close enough that the day needs no plan.', 'Marchés, thermes et petits domaines viticoles sont si proches que la journée se passe de programme.', 'Mercati, terme e piccole cantine sono così vicini che la giornata non ha bisogno di programmi.'],
  ],
  balearic: [
    ['Trockenmauern, Mandelbäume und Buchten mit türkisfarbenem Wasser gehören zur Insel.', 'The island is all dry stone walls, almond trees and turquoise coves.', 'Murets de pierre sèche, amandiers et criques turquoise : voilà l’île.', 'Muretti a secco, mandorli e cale turchesi: questa è l’isola.'],
    ['Morgens duftet es nach Pinien, mittags ruht alles, abends füllt sich die Plaza.', 'Mornings smell of pine, at noon everything rests, in the evening the plaza fills up.', 'Le matin sent le pin, à midi tout se repose, le soir la place se remplit.', 'Al mattino l’aria profuma di pino, a mezzogiorno tutto riposa, la sera la piazza si riempie.'],
  ],
  dalmatia: [
    ['Heller Stein, duftende Macchia und klares Wasser: So sieht der Sommer an der Adria aus.', 'Pale stone, fragrant scrub and clear water: this is what summer on the Adriatic looks like.', 'Pierre claire, maquis parfumé et eau limpide : voilà l’été sur l’Adriatique.', 'Pietra chiara, macchia profumata e acqua limpida: così è l’estate in Adriatico.'],
    ['In den Gassen der alten Häfen isst man Fisch, der am Morgen noch im Wasser war.', 'In the lanes of the old harbours you eat fish that was still in the water that morning.', 'Dans les ruelles des vieux ports, on mange du poisson pêché le matin même.', 'Nei vicoli dei vecchi porti si mangia pesce pescato la mattina stessa.'],
  ],
  denmark: [
    ['Dünen, Heide und ein endloser Himmel liegen vor der Tür.', 'Dunes, heath and an endless sky are right outside.', 'Dunes, landes et un ciel sans fin commencent devant la porte.', 'Dune, brughiera e un cielo infinito cominciano appena fuori dalla porta.'],
    ['Frischer Fisch im Hafen, Softeis am Kiosk und abends Kerzen auf dem Tisch: Hier heißt Urlaub „hygge“.', 'Fresh fish at the harbour, ice cream at the kiosk and candles on the table at night: here they call it “hygge”.', 'Poisson frais au port, glace au kiosque et bougies le soir : ici, les vacances s’appellent « hygge ».', 'Pesce fresco al porto, gelato al chiosco e candele la sera: qui la vacanza si chiama «hygge».'],
  ],
  lake: [
    ['Das Wasser gibt hier den Takt vor: schwimmen am Morgen, segeln am Mittag, am Steg sitzen am Abend.', 'The water sets the pace here: swimming in the morning, sailing at noon, sitting on the jetty in the evening.', 'Ici, l’eau donne le rythme : nager le matin, naviguer à midi, s’asseoir le soir.', 'Qui è l’acqua a dare il ritmo: nuotare al mattino, veleggiare a mezzogiorno, sedersi sul pontile la sera.'],
    ['Uferwege, Badestellen und kleine Häfen erreichen Sie gut mit dem Rad.', 'Shoreline paths, bathing spots and small harbours are easy to reach by bike.', 'Chemins de rive, lieux de baignade et petits ports se relient facilement à vélo.', 'Sentieri lungo la riva, punti balneabili e piccoli porti si collegano bene in bicicletta.'],
    ['Die Gegend ist grün, das Licht weich, und nach Regen riecht es nach Schilf und Holz.', 'The area is green, the light is soft, and after rain it smells of reeds and wood.', 'La région est verte, la lumière douce, et après la pluie l’air sent le roseau et le bois.', 'La zona è verde, la luce morbida e dopo la pioggia l’aria profuma di canne e legno.'],
  ],
  city: [
    ['Cafés, Bäckerei und die nächste Haltestelle erreichen Sie in wenigen Minuten zu Fuß.', 'Cafés, a bakery and the nearest stop are a few minutes’ walk away.', 'Cafés, boulangerie et arrêt de transport sont à quelques minutes à pied.', 'Caffè, panificio e fermata più vicina sono a pochi minuti a piedi.'],
    ['Tagsüber Museen, abends ein Tisch im Viertel: Von hier aus ist beides nah.', 'Museums by day, a table in the neighbourhood by night: both are close by.', 'Musées le jour, une table dans le quartier le soir : tout est proche d’ici.', 'Di giorno i musei, di sera un tavolo nel quartiere: da qui è tutto vicino.'],
  ],
  countryside: [
    ['Felder, Wälder und Dörfer wechseln sich ab, und auf den Straßen ist wenig los.', 'Fields, woods and villages alternate, and the roads are quiet.', 'Champs, bois et villages se succèdent, et les routes sont tranquilles.', 'Campi, boschi e villaggi si alternano e le strade sono tranquille.'],
    ['Am Wochenende ist Markt, an allen anderen Tagen hört man vor allem die Vögel.', 'There is a market at the weekend; on all other days you mostly hear the birds.', 'Le week-end, c’est jour de marché ; le reste du temps, on entend surtout les oiseaux.', 'Nel fine settimana c’è il mercato; negli altri giorni si sentono soprattutto gli uccelli.'],
  ],
  mediterranean: [
    ['Das Licht ist hell, das Meer warm, und im Schatten der Pinien hält man es auch mittags gut aus.', 'The light is bright, the sea is warm, and the shade of the pines is a fine place to spend midday.', 'La lumière est vive, la mer chaude, et l’ombre des pins invite à la sieste.', 'La luce è chiara, il mare caldo e all’ombra dei pini le ore più calde passano piacevolmente.'],
    ['Kleine Buchten, alte Ortskerne und Märkte voller Gemüse liegen in der Umgebung.', 'Small coves, old town centres and markets full of vegetables lie nearby.', 'Petites criques, vieux centres et marchés colorés se trouvent dans les environs.', 'Piccole cale, vecchi centri e mercati pieni di verdura si trovano nei dintorni.'],
    ['Abends kühlt die Brise vom Wasser, und das Abendessen darf länger dauern.', 'In the evening the breeze from the water cools things down, and dinner may take its time.', 'Le soir, la brise rafraîchit, et le dîner peut durer.', 'La sera la brezza rinfresca e la cena può durare a lungo.'],
  ],
  atlantic: [
    ['Ebbe und Flut bestimmen den Tag, und zweimal sieht die Küste ganz anders aus.', 'The tides set the pace, and twice a day the coast looks quite different.', 'Les marées rythment la journée, et la côte change deux fois de visage.', 'Le maree scandiscono la giornata, e due volte la costa cambia volto.'],
    ['Fisch und Muscheln kommen vom Hafen auf den Tisch, und abends riecht es nach Salz.', 'Fish and mussels go straight from the harbour to the table, and evenings smell of salt.', 'Poissons et coquillages passent du port à la table, et le soir sent le sel.', 'Pesce e frutti di mare passano dal porto alla tavola, e la sera profuma di sale.'],
  ],
  mountains: [
    ['Wald, Felsen und klare Bäche liegen rundum; markierte Wege gibt es für jede Kondition.', 'Forest, rocks and clear streams lie all around; there are marked trails for every level.', 'Forêt, rochers et ruisseaux clairs tout autour ; des sentiers balisés pour tous les niveaux.', 'Bosco, rocce e ruscelli limpidi tutt’intorno; sentieri segnati per ogni livello.'],
    ['Hier ist man gern den ganzen Tag draußen, und danach schmeckt das Abendessen besser.', 'This is a place for whole days outdoors, and dinner tastes better for it.', 'Après une journée dehors, le dîner est meilleur : la région est connue pour cela.', 'Qui si sta volentieri all’aperto tutto il giorno, e poi la cena è ancora più buona.'],
  ],
};

export const settingPhrases: Readonly<Record<string, readonly Phrase[]>> = {
  delta: [
    ['Breite Strände, Pfahlreihen im Wasser und Radwege durch die Dünen prägen die Küste.', 'Broad beaches, rows of poles in the water and cycle paths through the dunes are typical of this coast.', 'De larges plages, des rangées de pieux dans l’eau et des pistes cyclables dans les dunes font cette côte.', 'Ampie spiagge, file di pali nell’acqua e piste ciclabili tra le dune disegnano questa costa.'],
    ['Windstill ist es hier selten: Der Wind bringt Drachen, Wolken und guten Schlaf.', 'It is seldom calm here: the wind brings kites, clouds and a good night’s sleep.', 'Le vent n’est jamais loin ici, et avec lui viennent les cerfs-volants, les nuages et le bon sommeil.', 'Qui il vento non è mai lontano, e con lui arrivano gli aquiloni, le nuvole e il buon sonno.'],
  ],
};

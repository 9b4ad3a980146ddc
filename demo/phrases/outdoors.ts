import type { Pool } from './indoors.ts';
import type { Phrase } from './phrases.ts';

export const gardenTerraces: Pool = {
  heads: [
    ['Die Terrasse geht in den Garten über', 'The terrace opens onto the garden', 'La terrasse s’ouvre sur le jardin', 'La terrazza si apre sul giardino'],
    ['Vor der Tür liegen Terrasse und Garten', 'Terrace and garden are right outside', 'La terrasse et le jardin sont juste devant la porte', 'Davanti alla porta ci sono terrazza e giardino'],
    ['Draußen wartet eine Terrasse mit Blick in den Garten', 'Outside there is a terrace overlooking the garden', 'Dehors, une terrasse donne sur le jardin', 'Fuori c’è una terrazza affacciata sul giardino'],
    ['Von der Terrasse geht man geradewegs in den Garten', 'The terrace leads straight into the garden', 'De la terrasse, on passe directement au jardin', 'Dalla terrazza si passa direttamente in giardino'],
    ['Im Garten ist Platz für Ballspiele, auf der Terrasse für den langen Tisch', 'The garden has room for ball games, the terrace for a long table', 'Le jardin se prête aux jeux, la terrasse aux longues tablées', 'Il giardino è per il gioco, la terrazza per le lunghe tavolate'],
  ],
  tails: [
    [', und bei schönem Wetter spielt sich dort der ganze Tag ab.', ', and in fine weather you can spend the whole day there.', ', et par beau temps on y passe toute la journée.', ', e con il bel tempo ci si passa tutta la giornata.'],
    ['; morgens scheint die Sonne auf den Frühstückstisch.', '; in the morning the sun falls on the breakfast table.', ' ; le matin, le soleil éclaire la table du petit-déjeuner.', '; al mattino il sole illumina la tavola della colazione.'],
  ],
};

export const terraces: Pool = {
  heads: [
    ['Auf der Terrasse steht ein Tisch für alle', 'The terrace has a table big enough for everyone', 'Sur la terrasse, une table attend tout le monde', 'Sulla terrazza c’è un tavolo per tutti'],
    ['Die Terrasse liegt geschützt', 'The terrace is sheltered', 'La terrasse est bien abritée', 'La terrazza è riparata'],
    ['Zum Draußensitzen gibt es eine Terrasse', 'There is a terrace to sit out on', 'Pour vivre dehors, il y a une terrasse', 'Per stare all’aperto c’è una terrazza'],
  ],
  tails: [
    [', und man bleibt dort oft sitzen, bis es dunkel wird.', ', and people often stay out there until it gets dark.', ', et l’on y reste souvent jusqu’à la nuit.', ', e spesso ci si resta fino al buio.'],
    [', und wenn die Sonne scheint, isst man draußen.', ', and when the sun shines, people eat outside.', ', et dès qu’il y a du soleil on y prend les repas.', ', e con il sole si mangia sempre fuori.'],
    ['; mit einem guten Buch ist der Nachmittag vergeben.', '; with a good book, that is the afternoon taken care of.', ' ; un bon livre, et l’après-midi est pris.', '; basta un buon libro e il pomeriggio vola.'],
    [', und abends sitzt man dort mit einem Glas in der Hand.', ', and in the evening you sit there with a glass in hand.', ', et le soir on s’y installe, un verre à la main.', ', e la sera ci si siede con un bicchiere in mano.'],
  ],
};

export const balconies: Pool = {
  heads: [
    ['Auf dem Balkon passt ein Tisch für das Frühstück', 'The balcony has room for a breakfast table', 'Le balcon a juste la place d’une table de petit-déjeuner', 'Sul balcone c’è posto per il tavolo della colazione'],
    ['Vom Balkon schaut man über die Dächer', 'The balcony looks out over the roofs', 'Du balcon, la vue passe par-dessus les toits', 'Dal balcone si guarda sopra i tetti'],
    ['Zur Wohnung gehört ein Balkon', 'The flat has a balcony', 'L’appartement a un balcon', 'L’appartamento ha un balcone'],
    ['Der Balkon ist groß genug für alle', 'The balcony is big enough for everyone', 'Le balcon est assez grand pour tous', 'Il balcone è abbastanza grande per tutti'],
    ['Draußen gibt es einen Balkon mit Tisch und Stühlen', 'Outside there is a balcony with table and chairs', 'À l’extérieur, il y a un balcon avec table et chaises', 'Fuori c’è un balcone con tavolo e sedie'],
  ],
  tails: [
    [', abends zieht der Duft aus den Küchen der Nachbarn herauf.', ', and in the evening the smell of the neighbours’ cooking drifts up.', ', et le soir y montent les parfums des cuisines voisines.', ', e la sera sale il profumo delle cucine vicine.'],
    [', und nach dem Essen bleibt man dort gern noch sitzen.', ', and after dinner people like to stay out there.', ', et l’on s’y attarde volontiers après le dîner.', ', e dopo cena ci si resta volentieri.'],
  ],
};

export const privatePools: Pool = {
  heads: [
    ['Der Pool gehört Ihnen allein', 'The pool is yours alone', 'La piscine est rien que pour vous', 'La piscina è a uso esclusivo degli ospiti della casa'],
    ['Am eigenen Pool stehen Liegen in der Sonne', 'Loungers stand in the sun by the private pool', 'Au bord de la piscine privée, les transats sont au soleil', 'A bordo della piscina privata ci sono i lettini al sole'],
    ['Vor dem Haus liegt ein eigener Pool', 'There is a private pool in front of the house', 'Devant la maison, il y a une piscine privée', 'Davanti alla casa c’è una piscina privata'],
    ['Wem es zu heiß wird, der springt in den eigenen Pool', 'When it gets too hot, you can jump into the private pool', 'Quand il fait trop chaud, on plonge dans la piscine privée', 'Quando fa troppo caldo ci si tuffa nella piscina privata'],
    ['Zum Schwimmen müssen Sie nirgendwohin: Der Pool ist am Haus', 'You don’t have to go far for a swim: the pool is at the house', 'Pour nager, nul besoin de sortir : la piscine est à côté de la maison', 'Per nuotare non serve spostarsi: la piscina è accanto alla casa'],
  ],
  tails: [
    [', und abends glitzert das Wasser im letzten Licht.', ', and in the evening the water glitters in the last light.', ', et le soir l’eau scintille aux dernières lueurs.', ', e la sera l’acqua brilla nell’ultima luce.'],
    [', und Kinder sind den ganzen Tag beschäftigt.', ', and children are busy all day.', ', et les enfants sont occupés toute la journée.', ', e i bambini hanno da fare tutto il giorno.'],
  ],
};

export const sharedPools: Pool = {
  heads: [
    ['Der Pool steht allen Gästen der Anlage offen', 'The pool is open to all guests of the complex', 'La piscine est ouverte à tous les résidents', 'La piscina è aperta a tutti gli ospiti del complesso'],
    ['Zur Anlage gehört ein Pool', 'The complex has a pool', 'La résidence a une piscine', 'Il complesso ha una piscina'],
    ['Den Pool teilen Sie sich mit den Nachbarn', 'You share the pool with your neighbours', 'Vous partagez la piscine avec les voisins', 'La piscina si divide con i vicini'],
    ['Im Gemeinschaftspool ist morgens noch Platz für Bahnen', 'In the shared pool there is room for laps in the morning', 'Dans la piscine commune, on a la place de nager le matin', 'Al mattino nella piscina comune c’è spazio per nuotare'],
    ['Der Gemeinschaftspool liegt gleich vor der Tür', 'The shared pool is right outside', 'La piscine commune est juste devant la porte', 'La piscina comune è proprio davanti alla porta'],
  ],
  tails: [
    [', Kinder finden dort schnell Anschluss.', ', and children soon make friends there.', ', et les enfants s’y font vite des amis.', ', e i bambini fanno presto amicizia.'],
    ['; Liegen stehen am Beckenrand bereit.', '; loungers are set out at its edge.', ' ; des transats sont installés au bord.', '; ai bordi ci sono i lettini.'],
  ],
};

export const gardenSaunas: Pool = {
  heads: [
    ['Im Garten steht eine Fasssauna', 'A barrel sauna stands in the garden', 'Un sauna tonneau se trouve dans le jardin', 'In giardino c’è una sauna a botte'],
    ['Die Sauna ist ein Holzfass im Garten', 'The sauna is a wooden barrel in the garden', 'Le sauna est un tonneau de bois dans le jardin', 'La sauna è una botte di legno in giardino'],
    ['Ein paar Schritte über den Rasen liegt die Fasssauna', 'The barrel sauna is a few steps across the lawn', 'Le sauna tonneau est à quelques pas, au bout de la pelouse', 'A pochi passi sul prato c’è la sauna a botte'],
  ],
  tails: [
    [', danach kühlt man sich unter freiem Himmel ab.', ', and afterwards you cool off under the open sky.', ', et l’on se rafraîchit ensuite à ciel ouvert.', ', e poi ci si rinfresca sotto il cielo.'],
    [', am schönsten, wenn es dämmert.', ', at its best when dusk falls.', ', plus agréable encore à la tombée du jour.', ', ancora più bella al crepuscolo.'],
    [', das Holz dafür liegt bereit.', ', and the wood for it is provided.', ', le bois est fourni.', ', la legna è già pronta.'],
    [', Bademäntel gibt es auf Wunsch dazu.', ', with bathrobes on request.', ', peignoirs sur demande.', ', accappatoi su richiesta.'],
  ],
};

export const seaViews: Pool = {
  heads: [
    ['Das Meer sehen Sie von hier aus', 'You can see the sea from here', 'D’ici, on voit la mer', 'Da qui si vede il mare'],
    ['Der Blick geht aufs Meer', 'There is a view of the sea', 'La vue donne sur la mer', 'La vista è sul mare'],
    ['Hinter den Fenstern liegt das Meer', 'The sea lies beyond the windows', 'Derrière les fenêtres, il y a la mer', 'Dietro le finestre c’è il mare'],
    ['Schon vom Frühstückstisch sieht man das Meer', 'You see the sea from the breakfast table', 'De la table du petit-déjeuner, on voit la mer', 'Già dal tavolo della colazione si vede il mare'],
    ['Meerblick gehört dazu', 'The home comes with a sea view', 'Le logement a vue sur la mer', 'C’è anche la vista sul mare'],
  ],
  tails: [
    [', und kein Tag sieht aus wie der andere.', ', and no two days look the same.', ', et aucun jour ne ressemble à l’autre.', ', e nessun giorno è uguale all’altro.'],
    [', am schönsten kurz vor Sonnenuntergang.', ', at its best just before sunset.', ', plus belle encore avant le coucher du soleil.', '; il momento migliore è poco prima del tramonto.'],
  ],
};

export const lakeViews: Pool = {
  heads: [
    ['Vom Fenster sehen Sie auf den See', 'The windows look out on the lake', 'Des fenêtres, la vue donne sur le lac', 'Dalle finestre si vede il lago'],
    ['Der See liegt vor Ihnen', 'The lake lies before you', 'Le lac est devant vous', 'Il lago è lì davanti'],
    ['Zum Baden im See reicht ein Handtuch über der Schulter', 'For a swim in the lake you need no more than a towel over your shoulder', 'Pour se baigner dans le lac, une serviette sur l’épaule suffit', 'Per un bagno nel lago basta un asciugamano in spalla'],
  ],
  tails: [
    [', morgens liegt er oft spiegelglatt da.', '; in the morning the water is often like a mirror.', ', et le matin l’eau est souvent un miroir.', ', e al mattino l’acqua è spesso uno specchio.'],
    [', abends wird das Wasser ganz still.', ', and in the evening the water grows still.', ', et le soir l’eau devient calme.', ', e la sera l’acqua si fa immobile.'],
    [', Enten kommen bis ans Ufer.', ', and ducks come up to the bank.', ', et les canards viennent jusqu’à la rive.', ', e le anatre arrivano fino a riva.'],
    [', manche Gäste gehen schon vor dem Frühstück schwimmen.', ', and some guests go swimming before breakfast.', ', et certains se baignent avant le petit-déjeuner.', ', e c’è chi nuota già prima di colazione.'],
  ],
};

export const grills: readonly Phrase[] = [
  ['Ein Grill steht bereit, Holzkohle gibt es im Ort.', 'There is a barbecue; charcoal is sold in the village.', 'Un barbecue est à disposition ; le charbon s’achète au village.', 'C’è un barbecue; la carbonella si compra in paese.'],
  ['Für laue Abende ist ein Grill da.', 'There is a barbecue for mild evenings.', 'Pour les soirées douces, il y a un barbecue.', 'Per le sere miti c’è il barbecue.'],
  ['Sie dürfen gern grillen.', 'You are welcome to use the barbecue.', 'Et bien sûr, on peut faire des grillades.', 'Puoi anche fare una grigliata.'],
];

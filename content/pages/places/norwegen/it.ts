import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Norvegia',
  description:
    'Una casa sul fiordo, tra gli scogli o sul fjell: distanze, luce, pioggia, traghetti, pedaggio con la targa e regole per i cani.',
  lead: 'Sulla carta sono cento chilometri, sulla strada una giornata con due traghetti. Chi prende una casa in Norvegia ne scelga una sola e ci resti.',
  blocks: [
    {
      kind: 'text',
      text: `## Tre ambienti

La **costa sud**, tra Kristiansand e Arendal, è la riviera norvegese: case di legno bianche, scogli lisci e spesso una barca insieme alla casa. Si veda la [Norvegia meridionale](place:südnorwegen). Nella **[Norvegia dei fiordi](place:fjordnorwegen)**, da Stavanger ad Ålesund, la casa sta tra un frutteto e una parete; si pesca, si cammina, si aspetta il traghetto. La **baita sul fjell**, per esempio ai margini della Hardangervidda o a Trysil, ha camino, sauna e d’inverno la pista da fondo davanti alla porta. Alcune sono lontane dalla strada e i bagagli si trascinano o si portano a mano: si informi prima.

## Pioggia, luce, neve

Sulla costa ovest piove molto, Bergen ne è famosa; a est dei monti è più asciutto. Maggio e giugno sono i mesi più belli, con frutteti in fiore, cascate e notti chiare; in alta montagna l’estate comincia solo a luglio. In settembre il fjell diventa rosso. Da novembre a gennaio le giornate sono brevi; da febbraio a Pasqua è il tempo dello scialpinismo. D’inverno i valichi chiudono o si passano in convoglio.

## Per mare e per terra

I traghetti vanno da Kiel a Oslo e da Hirtshals, in Danimarca, a Kristiansand, Larvik, Stavanger e Bergen. Per terra si passa dall’Øresund e da Göteborg. Pedaggi e molti traghetti si pagano con la targa; chi registra prima l’auto riceve il conto direttamente. I treni da Oslo a Bergen, Stavanger e Åndalsnes sono già una gita.

## Regole

Dal 1° aprile al 20 agosto i cani stanno al guinzaglio, in certi luoghi più a lungo; prima dell’ingresso va fatto il trattamento contro l’echinococco. Da metà aprile a metà settembre niente fuochi vicino ai boschi. Per il salmone serve un permesso, e il pescato si può esportare solo in quantità limitata. I comuni molto visitati da poco possono chiedere un contributo; quanto è dovuto sta nel prezzo totale. La corrente si paga spesso a consumo.`,
    },
  ],
} satisfies PageSeed;

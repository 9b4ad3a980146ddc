import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Danimarca',
  description:
    'Mare del Nord, Baltico o isola: la casa vacanze danese, le stagioni, ponti e traghetti e i consumi a contatore.',
  lead: 'Nessun Paese prende la casa vacanze tanto sul serio quanto la Danimarca. Ha una stufa, una buona luce e giochi nell’armadio, e si prenota anche a novembre.',
  blocks: [
    {
      kind: 'text',
      text: `## Ovest, est e isole

La **costa ovest** dello Jutland è ampia e selvaggia: dune, onde, case nella brughiera. Ne dice di più la pagina del [Mare del Nord danese](place:dänische-nordsee); più a nord viene lo [Jutland settentrionale](place:nordjütland) con Skagen, dove si incontrano due mari. La **costa est** e la [Fionia](place:fünen) sono miti: baie dai fondali bassi, frutteti, porti di pescatori, acqua calma per i bambini piccoli. **La Selandia e le isole del sud**, Lolland, Falster e Møn con le scogliere bianche, sono vicine a Copenaghen. [Bornholm](place:bornholm) ha rocce a nord, sabbia fine a sud e un tempo tutto suo, spesso più soleggiato.

## Quando andare

Le vacanze danesi vanno da fine giugno a metà agosto: sono le settimane più calde e affollate. Maggio e giugno hanno sere lunghissime. In settembre il Baltico è ancora gradevole. L’inverno è umido, ventoso e mite; Natale e Capodanno si passano volentieri accanto alla stufa.

## Come arrivare

Le autostrade sono gratuite. Si pagano i ponti sul Grande Belt e sull’Øresund; in Selandia si arriva anche con i traghetti Puttgarden–Rødby e Rostock–Gedser, a Bornholm da Sassnitz, Ystad e Køge, in parte solo in stagione. I treni collegano Amburgo con Aarhus e Copenaghen. Le grandi città limitano l’accesso ai vecchi diesel.

## In casa e fuori

Corrente, acqua e riscaldamento si pagano spesso a contatore: chieda come avviene la lettura alla partenza. Una tassa di soggiorno finora non esiste quasi da nessuna parte. I cani vanno tenuti al guinzaglio sulle spiagge da aprile a settembre, nei boschi sempre; alcune razze sono vietate, lo verifichi prima di partire. I fari restano accesi di giorno. Si paga in corone, quasi sempre con la carta. La sera i quartieri di vacanza sono silenziosi.`,
    },
  ],
} satisfies PageSeed;

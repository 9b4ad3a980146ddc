import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Recensioni dei clienti',
  description:
    'Che cosa dicono gli ospiti dei loro alloggi, con la provenienza di ogni recensione, e come leggerle bene.',
  lead: 'Qui trova recensioni recenti da tutti i Paesi. Ognuna indica da dove viene e se il soggiorno è stato verificato.',
  blocks: [
    {
      kind: 'text',
      text: `## Come si legge una recensione

Una media dice poco finché non si sa da quante recensioni nasce. 4,6 da sessanta recensioni è più affidabile di 5,0 da due. Più istruttivi sono i cinque voti singoli: arredamento, posizione, pulizia, aspetto esterno e rapporto qualità-prezzo. Un alloggio in una posizione discreta ma pulitissimo non è la stessa cosa del contrario, anche a parità di media.

Guardi il periodo e chi viaggiava. Ciò che una famiglia scrive sul rumore in agosto può non riguardare una coppia in novembre. Nella pagina di ogni alloggio può vedere separatamente le recensioni di famiglie, coppie, amici o persone sole. Legga anche la risposta dell’host: chi ammette un difetto e dice che cosa ha cambiato si prende cura della casa.`,
    },
    { kind: 'part', part: 'ratings' },
    {
      kind: 'text',
      text: `## Chi può recensire

Per ogni viaggio prenotato su Feriola ed effettuato è possibile una sola recensione. Alcune le riprendiamo da altre fonti e sono indicate come tali. Buone e cattive compaiono secondo le stesse regole, e nella media ognuna conta allo stesso modo. Se un alloggio non ne ha ancora, c’è scritto, e nessuno riempie il vuoto con le stelle.

I dettagli sono nella pagina [Come verifichiamo le recensioni](page:RatingChecks). Come le recensioni influiscono sull’elenco è spiegato in [Come sono ordinati i risultati](page:ResultOrder).`,
    },
    {
      kind: 'action',
      title: 'Cercare per recensioni',
      text: 'La ricerca permette di ordinare per recensioni e di filtrare per stelle.',
      to: 'search:rating=4&sort=rating',
      label: 'Alloggi da 4 stelle in su',
    },
  ],
} satisfies PageSeed;

import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Viaggiare in salute: consigli per le vacanze',
  description:
    'Assistenza sanitaria all’estero, emergenze, farmacia da viaggio, zecche, sole, acqua, monossido di carbonio e regole per il cane.',
  lead: 'In una casa vacanze non c’è una reception che chiami il medico. Basta un po’ di preparazione perché una scottatura, una zecca o un farmaco dimenticato non decidano della vacanza.',
  picture: { scene: 'theme-mountains', alt: 'Cime alpine nella luce del mattino' },
  blocks: [
    {
      kind: 'text',
      text: `Questa pagina non sostituisce il parere del medico. Le vaccinazioni consigliate e le regole d’ingresso cambiano; fanno fede il Suo medico, il ministero degli Esteri e le autorità del luogo.

## L’assistenza sanitaria all’estero

Sul retro della tessera sanitaria italiana c’è la tessera europea di assicurazione malattia. Nell’Unione europea, in Islanda, Liechtenstein, Norvegia, Svizzera e Regno Unito dà diritto alle cure necessarie nel sistema pubblico, alle condizioni che valgono per chi vive lì. Può quindi restare una quota a Suo carico, e nelle località turistiche molti studi lavorano solo privatamente. Il rientro sanitario e le cure private li paga un’assicurazione di viaggio, indispensabile al di fuori di questi Paesi. Controlli che la tessera sia valida; altrimenti l’azienda sanitaria rilascia un certificato sostitutivo.

## Le emergenze

In tutti i Paesi dell’Unione, e in molti altri, il **112** raggiunge gratuitamente soccorso medico, vigili del fuoco e polizia. Scriva l’indirizzo esatto dell’alloggio su un foglio accanto alla porta o salvi le coordinate dalla pagina della prenotazione: le case isolate spesso non hanno un numero civico che un’ambulanza possa trovare. Chieda all’host dove sono la farmacia, il medico e l’ospedale più vicini. Se un bambino può aver ingerito una sostanza tossica, chiami prima un centro antiveleni; tenga nel telefono il numero del Paese in cui si trova.

## La farmacia da viaggio e i Suoi farmaci

Porti i farmaci abituali per tutto il viaggio e qualche giorno di riserva, divisi in due bagagli, e annoti il principio attivo, perché i nomi commerciali cambiano. Per gli stupefacenti, ad esempio alcuni antidolorifici forti o farmaci per il disturbo dell’attenzione, nello spazio Schengen serve un certificato compilato dal medico e vidimato dall’autorità, valido al massimo 30 giorni. Nella farmacia da viaggio metta un antifebbrile, un disinfettante, cerotti, una pinzetta o un togli-zecche, rimedi contro diarrea e mal d’auto, sali reidratanti e un termometro.

## Zecche e zanzare

Le zecche vivono nell’erba alta e ai margini del bosco, anche nel giardino dell’alloggio. Abiti lunghi e un controllo la sera sono la protezione migliore; una zecca si toglie in fretta e in linea retta. Contro l’encefalite da zecca esiste un vaccino, contro la malattia di Lyme non ce n’è uno di uso corrente. Le zone a rischio comprendono tra l’altro il sud della Germania, l’Austria, la Svizzera, la Cechia, la Slovenia, i Paesi baltici, parte della Scandinavia e alcune zone del nord-est italiano; le mappe le pubblica il Centro europeo per la prevenzione e il controllo delle malattie. Per una protezione completa la vaccinazione comincia alcune settimane prima. Nel Mediterraneo zanzariere e repellenti proteggono anche da malattie che le zanzare ormai vi trasmettono.

## Sole e caldo

Sull’acqua, sulla neve e in quota la radiazione è più forte di quanto si avverta. Dalle undici alle quindici resti all’ombra, soprattutto con i bambini. Le case dai muri spessi restano fresche se di giorno si chiudono finestre e persiane e di notte si arieggia. L’[aria condizionata](search:airconditioning=Y) è uno dei filtri della ricerca. Non lasci né bambini né animali in auto, nemmeno per pochi minuti.

## Fare il bagno

La maggior parte degli incidenti avviene dove nessuno sorveglia. Guardi le bandiere: con la rossa non si fa il bagno. Se una corrente La porta al largo, nuoti di traverso e non contro. Non ci si tuffa in acque sconosciute. Con il vento da terra i gonfiabili vanno al largo più in fretta di chi nuota. In piscina i bambini hanno bisogno di un adulto che non faccia altro. La qualità delle acque di balneazione è sulle mappe dell’Agenzia europea dell’ambiente.

## Camino, griglia e gas

Una griglia a carbone non deve mai stare al chiuso, nemmeno per raffreddarsi, perché il monossido di carbonio è inodore. Apra la valvola del camino prima di accendere e bruci solo legna asciutta. Se più persone in casa hanno mal di testa o capogiri, esca subito con tutti e chiami il 112. Un piccolo rilevatore di monossido entra in qualsiasi valigia. Se l’acqua viene da un pozzo privato, la beva solo dopo che l’host Le ha detto che è potabile.

## Con il cane oltre confine

Nell’Unione europea un cane deve avere il microchip, il passaporto europeo per animali da compagnia e una vaccinazione antirabbica valida; la prima deve risalire ad almeno 21 giorni prima. Per Finlandia, Irlanda, Malta e Norvegia si aggiunge un trattamento contro la tenia, tra 24 e 120 ore prima dell’ingresso e annotato sul passaporto. Regno Unito, Svizzera e altri Paesi hanno regole proprie, come i comuni per guinzaglio e museruola. Nel Mediterraneo i pappataci trasmettono la leishmaniosi; chieda per tempo consiglio al veterinario. Alloggi per entrambi si trovano in [vacanze con il cane](page:Pets).`,
    },
    {
      kind: 'links',
      title: 'Per prepararsi meglio',
      links: [
        {
          label: 'Lista di partenza',
          to: 'page:TravelTipsChecklist',
          text: 'Con la farmacia e le cose del cane',
        },
        { label: 'Consigli di viaggio', to: 'page:TravelTips', text: 'Dalla prenotazione alla partenza' },
        {
          label: 'Viaggi e coronavirus',
          to: 'page:CovidTravelerNotice',
          text: 'Gli avvisi ufficiali, quando ce ne sono',
        },
      ],
    },
  ],
} satisfies PageSeed;

import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'citta',
  title: 'Appartamento in città',
  description:
    'Un appartamento per una visita in città: quartiere, silenzio, numero di registrazione, arrivo, parcheggio e zone limitate.',
  lead: `Un appartamento fa di un viaggio in città qualche giorno di vita normale in un’altra strada: con la colazione in casa, una lavatrice e vicini che la mattina vanno al lavoro.`,
  picture: { scene: 'theme-city', alt: 'Illustrazione: una città al crepuscolo' },
  blocks: [
    {
      kind: 'text',
      text: `## Scegliere il quartiere

Abitare in centro vuol dire distanze brevi e più rumore. Un quarto d’ora più in là con il tram o la metropolitana gli appartamenti sono più grandi e le notti più silenziose. Sulla mappa non cerchi il centro, ma una fermata: la ricerca segue la parte di mappa visibile. L’indirizzo esatto arriva con la prenotazione; prima la mappa mostra un cerchio di 500 metri di raggio. Chieda all’host a che piano è, se c’è l’ascensore e se le camere danno sulla strada o sul cortile.

## Il numero di registrazione

Molte città chiedono che gli appartamenti per vacanze siano registrati e assegnano loro un numero; alcune limitano i giorni di affitto. Dove un numero è obbligatorio e ci è stato comunicato, si trova nella pagina dell’alloggio, nella parte dedicata a chi affitta. Se manca dove se lo aspetta, lo chieda. Nello stesso punto è scritto se l’host affitta come professionista o come privato.`,
    },
    {
      kind: 'homes',
      title: 'Appartamenti a Berlino',
      search: 'country=de&region=berlin&objectType=apartment',
    },
    {
      kind: 'text',
      text: `## Arrivare, parcheggiare, ripartire

In città si arriva spesso la sera. Gli orari sono tra le regole della casa; se è possibile arrivare tardi, lo dice la dotazione quando l’host lo ha indicato. Chieda anche come si consegna la chiave e dove si possono lasciare i bagagli tra la partenza e il treno.

L’auto in città è per lo più un peso. Molti centri hanno zone ambientali o a traffico limitato: bollini nelle città tedesche, ZTL sorvegliate da telecamere in quelle italiane. Le regole cambiano spesso; quelle attuali le pubblica la città. Se l’appartamento si trova in una di queste zone, a volte l’host può comunicare la targa. Va fatto prima dell’arrivo. Il filtro «Parcheggio» trova gli appartamenti con posto auto.

## Costi e buon vicinato

In città la tassa di soggiorno è spesso più alta che in campagna e talvolta dipende dal prezzo; è compresa nel prezzo totale. Nei palazzi si sente tutto. In molti luoghi dalle 22 si fa silenzio, i rifiuti si separano e nel palazzo abita gente che il giorno dopo si alza presto. Legga le regole dell’appartamento prima di prenotare.

[Berlino](place:berlin), [Vienna](place:wien) e [Praga](place:prag) vanno bene per un fine settimana lungo in treno. [Roma](place:rom) o [Budapest](place:budapest) meritano una settimana intera, che con molti host costa meno a notte.`,
    },
    {
      kind: 'links',
      title: 'Continuare a organizzare',
      links: [
        { label: 'Appartamenti a Vienna', to: 'search:country=at&region=wien&objectType=apartment' },
        { label: 'Appartamenti a Roma', to: 'search:country=it&region=rom&objectType=apartment' },
        { label: 'Tutte le destinazioni', to: 'page:DestinationLinkList' },
        { label: 'Tutte le idee di viaggio', to: 'page:Themes' },
      ],
    },
  ],
} satisfies PageSeed;

import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Aiuto per l’Ucraina',
  description:
    'A chi rivolgersi se si è fuggiti o si vuole ospitare: uffici pubblici, protezione dalle truffe e che cosa può fare Feriola.',
  lead: `Dopo l’inizio della guerra molti host hanno aperto le loro case. Questa pagina dice a chi possono rivolgersi oggi chi è fuggito e chi aiuta, e che cosa possiamo fare noi e che cosa no.`,
  blocks: [
    {
      kind: 'text',
      text: `## Per chi è fuggito

In Germania il portale del ministero federale dell’Interno è «Germany4Ukraine», in ucraino, russo, inglese e tedesco: [germany4ukraine.de](https://www.germany4ukraine.de). Per alloggio, registrazione e prestazioni sono competenti l’ufficio stranieri, l’ufficio sociale e il Jobcenter del luogo. Chi arriva e non ha dove dormire si rivolga al centro di accoglienza più vicino; in molte stazioni aiuta la *Bahnhofsmission*.

Per quanto ne sappiamo, la protezione temporanea nell’UE è prorogata fino al 4 marzo 2027. Come prosegua dopo lo dicono l’ufficio stranieri e l’Ufficio federale per la migrazione e i rifugiati. Negli altri Paesi dell’UE si chieda all’autorità per l’immigrazione, in Italia alla questura; la Commissione raccoglie gli indirizzi nella [sua pagina sull’Ucraina](https://eu-solidarity-ukraine.ec.europa.eu).

Non prenoti un alloggio da un annuncio che chiede un pagamento anticipato su un conto privato e non consegni a nessuno il passaporto. In Germania le donne a cui qualcuno offre un tetto in cambio di lavoro o di rapporti possono chiamare il [116 016](tel:116016), gratuito e in molte lingue.`,
    },
    {
      kind: 'text',
      text: `## Se vuole offrire un alloggio

Parli prima con il Suo comune o con i servizi sociali. Lì si sa chi cerca, se viene pagato un affitto e che cosa va comunicato. Un contratto scritto tutela entrambe le parti anche se è gratuito: durata, spese, regole della casa. Chiarisca con l’assicurazione se l’uso è coperto e con il fisco che cosa comporta una cessione gratuita. Se la casa si trova in un comune che limita i cambi di destinazione, chieda anche lì.

## Che cosa può fare Feriola

Feriola è fatta per le vacanze e non procura alloggi permanenti o gratuiti. Se è un host e ritira la casa dagli affitti per qualche mese per accogliere qualcuno, ci scriva: la togliamo dal sito e più tardi la rimettiamo. Le prenotazioni esistenti restano vincolanti, a meno che l’ospite non accetti un’altra soluzione.

## Se vuole donare

Il denaro aiuta più dei vestiti. Tra le organizzazioni che rendono conto pubblicamente ci sono l’[UNHCR](https://www.unhcr.org/it), la [Croce Rossa tedesca](https://www.drk.de) e l’alleanza [Aktion Deutschland Hilft](https://www.aktion-deutschland-hilft.de). Non abbiamo alcun legame con loro e non accettiamo donazioni. In Germania il sigillo DZI aiuta a giudicare se un’altra organizzazione lavora in modo serio.`,
    },
    {
      kind: 'links',
      title: 'Altro',
      links: [
        { label: 'Scrivere come host', to: 'page:ContactLandlord' },
        { label: 'Aiuto e contatto', to: 'page:Contact' },
      ],
    },
  ],
} satisfies PageSeed;

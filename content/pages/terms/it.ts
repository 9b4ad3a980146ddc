import { legalPage } from '../../legal-page.ts';
import { sampleNotice } from '../../sample-notice.ts';

export default legalPage({
  title: 'Condizioni generali',
  description: 'Cosa vale per prenotazioni, opzioni e richieste su Feriola.',
  notice: sampleNotice.it,
  sections: [
    {
      title: 'Con chi conclude il contratto',
      paragraphs: [
        'Feriola è un intermediario. Il contratto di locazione si conclude con l’host indicato nella pagina dell’alloggio e prima della prenotazione. Lì è indicato anche se è professionista o privato; con i privati non si applica la tutela dei consumatori.',
      ],
    },
    {
      title: 'Prenotazione, opzione, richiesta',
      paragraphs: [
        'Con «Prenota con obbligo di pagamento» presenta un’offerta vincolante. Il contratto si conclude quando l’host conferma, o subito se l’alloggio è a prenotazione immediata; riceve un’e-mail.',
        'Un’opzione è gratuita e senza impegno. Tiene libero l’alloggio fino al momento indicato e poi scade. Una richiesta («Richiesta con obbligo di pagamento») non tiene libero nulla; se l’host l’accetta, l’alloggio è prenotato alle condizioni indicate.',
      ],
    },
    {
      title: 'Prezzi e pagamento',
      paragraphs: [
        'Il prezzo totale del soggiorno comprende tutti i costi obbligatori, anche in loco, e la tassa di soggiorno. Extra facoltativi, assicurazione e cauzione sono indicati a parte. Le scadenze sono nel piano di pagamento prima della prenotazione e nella conferma.',
      ],
    },
    {
      title: 'Annullamento',
      paragraphs: [
        'Può annullare dalla pagina della prenotazione fino al giorno prima dell’arrivo. Finché l’host non ha confermato, l’annullamento è gratuito. Dopo la conferma le spese seguono le condizioni dell’alloggio e sono indicate prima di prenotare e prima di annullare. Può dimostrare un danno minore.',
      ],
    },
    {
      title: 'Nessun diritto di recesso',
      paragraphs: [
        'Secondo l’art. 312g comma 2 n. 9 del Codice civile tedesco, per alloggi a date fisse non esiste diritto di recesso.',
      ],
    },
    {
      title: 'Il Suo soggiorno',
      paragraphs: [
        'L’alloggio può essere usato solo dal numero prenotato di persone e cani. Segnali subito eventuali difetti all’host, perché possa porvi rimedio.',
      ],
    },
    {
      title: 'Responsabilità e diritto',
      paragraphs: [
        'Feriola risponde di un’intermediazione accurata, senza limiti in caso di dolo, colpa grave e danni alla vita, al corpo e alla salute. Si applica il diritto tedesco; restano salve le norme imperative del Suo Paese di residenza.',
      ],
    },
  ],
});

import { company } from '../../../domain/company.ts';
import { sampleNotice } from '../../sample-notice.ts';
import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Condizioni di intermediazione',
  description:
    'Le regole tra gli ospiti e Feriola come intermediario, accanto al contratto di locazione con l’host.',
  notice: sampleNotice.it,
  blocks: [
    {
      kind: 'text',
      text: `## 1. A che cosa si applicano queste condizioni

Regolano il rapporto tra l’ospite e ${company.name} (Feriola) nell’intermediazione di alloggi. Per il soggiorno valgono il contratto di locazione con l’host e, in aggiunta, le [condizioni generali](page:terms). Quanto concordato nel singolo caso e quanto mostrato durante la prenotazione prevale su queste condizioni.

## 2. Feriola come intermediario

Feriola fa da intermediario per la conclusione di un contratto di locazione tra ospite e host e non ne è parte. Chi sia l’host e se agisca come professionista o come privato è indicato nella pagina dell’alloggio e prima della prenotazione. Un alloggio da solo non è un pacchetto turistico; Feriola non è un organizzatore di viaggi. Per l’ospite l’intermediazione è gratuita: paga il prezzo totale mostrato e, se li sceglie, extra e assicurazione.

## 3. Conclusione del contratto

Con il pulsante «Prenota con obbligo di pagamento» l’ospite presenta un’offerta vincolante. Il contratto di locazione si conclude quando l’host conferma, o con la prenotazione stessa per gli alloggi prenotabili subito. Una richiesta diventa vincolante quando l’host la accetta; senza risposta termina dopo sette giorni, al più tardi il giorno dell’arrivo. Un’opzione è gratuita e senza impegno e termina al momento indicato.

L’ospite controlla i propri dati prima dell’invio e può correggerli. Di ogni passo riceve un’e-mail; dati del contratto e documenti sono nella pagina della prenotazione. Il contratto può essere concluso in tedesco, inglese, francese o italiano.

## 4. Prezzi e pagamento

Il prezzo totale comprende tutti i costi obbligatori, inclusa la tassa di soggiorno. Cauzione e costi a consumo sono indicati a parte. A chi, quando e quale importo pagare risulta dal piano di pagamento della conferma. Se Feriola incassa importi, lo fa in nome e per conto dell’host. I codici bonus si inseriscono alla prenotazione; il loro valore è limitato al prezzo da pagare in anticipo.`,
    },
    {
      kind: 'text',
      text: `## 5. Modifica e annullamento

Fino al giorno prima dell’arrivo l’ospite può annullare dalla pagina della prenotazione. Finché l’host non ha confermato la prenotazione, l’annullamento è gratuito. Dopo la conferma le spese di annullamento seguono le condizioni dell’alloggio al momento della prenotazione e sono mostrate prima di annullare. L’ospite può dimostrare che il danno non c’è stato o è stato minore. Una modifica richiesta diventa vincolante al prezzo mostrato quando l’host accetta; fino ad allora la prenotazione resta invariata. Per alloggi a date fisse non esiste un diritto legale di recesso (§ 312g, comma 2, n. 9 del codice civile tedesco).

## 6. Che cosa deve Feriola

Feriola deve un’intermediazione accurata: riportare correttamente i dati dell’host, trasmettere senza indugio le dichiarazioni e mettere a disposizione i documenti. Dei dati stessi e delle prestazioni sul posto risponde l’host. Se Feriola apprende che dei dati sono inesatti, vengono corretti o rimossi.

## 7. Che cosa fa l’ospite

L’ospite dà indicazioni vere su persone, età dei bambini e cani, tiene segreto il link della prenotazione e segnala senza indugio i difetti all’host, perché possa rimediare. Feriola aiuta a raggiungere l’host.

## 8. Recensioni

Le recensioni esprimono l’opinione degli ospiti. Ognuna dice da dove viene. Chi ritiene illecita una recensione o un altro contenuto lo segnala al punto di contatto indicato nelle [note legali](page:disclaimer).

## 9. Responsabilità

Feriola risponde senza limiti per dolo, colpa grave, danni alla vita, al corpo e alla salute e secondo il diritto imperativo. In caso di colpa lieve Feriola risponde della violazione di obblighi essenziali dell’intermediazione, nei limiti del danno prevedibile e tipico del contratto.

## 10. Diritto e controversie

Si applica il diritto tedesco; restano salve le norme imperative del Paese in cui l’ospite risiede come consumatore. Feriola non partecipa a procedure davanti a un organismo di conciliazione dei consumatori e non vi è tenuta. Alle domande risponde il nostro [servizio](page:Contact).`,
    },
    {
      kind: 'links',
      title: 'Altro',
      links: [
        { label: 'Condizioni generali', to: 'page:terms' },
        { label: 'Privacy', to: 'page:privacy' },
        { label: 'Note legali', to: 'page:disclaimer' },
      ],
    },
  ],
} satisfies PageSeed;

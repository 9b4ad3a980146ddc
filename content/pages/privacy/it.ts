import { company, companyLine } from '../../../domain/company.ts';
import { attributionDays } from '../../../domain/attribution.ts';
import { retentionDays } from '../../../domain/retention.ts';
import { legalPage } from '../../legal-page.ts';
import { sampleNotice } from '../../sample-notice.ts';

export default legalPage({
  title: 'Informativa sulla privacy',
  description: 'Quali dati trattiamo, perché e per quanto tempo.',
  notice: sampleNotice.it,
  sections: [
    {
      title: 'Titolare',
      paragraphs: [
        `${companyLine} (esempio), ${company.email}. Il gestore indica qui anche il responsabile della protezione dei dati.`,
      ],
    },
    {
      title: 'Durante la consultazione',
      paragraphs: [
        'Il nostro server tratta l’indirizzo IP per inviare la pagina e prevenire abusi (art. 6 par. 1 f GDPR). I nostri log non contengono ricerche né dati personali. Non carichiamo contenuti da server di terzi. Se una parte della pagina non funziona, la pagina ci comunica quale e come, senza identificativi e senza ciò che ha digitato.',
      ],
    },
    {
      title: 'Cosa resta nel browser',
      paragraphs: [
        'Solo quando salva un alloggio, accede o prenota impostiamo il cookie «uid»: un identificatore casuale per al massimo un anno, perché la lista sia Sua. Le prenotazioni iniziate restano solo nella memoria della scheda e spariscono alla chiusura. Se nella ricerca sceglie «Ricorda su questo dispositivo», il browser conserva le Sue ultime quattro destinazioni finché non cancella la cronologia; se cerca «Vicino a me», riceviamo la Sua posizione con una precisione di circa un chilometro e non la salviamo. Tutto questo è necessario al servizio richiesto (art. 25 comma 2 TDDDG, Germania). Per tutto il resto chiediamo prima.',
      ],
    },
    {
      title: 'Prenotare, opzionare, chiedere',
      paragraphs: [
        'Trattiamo quanto inserisce per concludere ed eseguire il contratto (art. 6 par. 1 b GDPR). L’host riceve nome, date, ospiti e messaggio; telefono, e-mail e indirizzo solo dopo la conferma. Se paga con carta, ne inserisce il numero sulla pagina di un servizio di pagamento; noi non lo conosciamo. Il link alla prenotazione contiene un segreto: lo condivida solo con persone di fiducia.',
      ],
    },
    {
      title: 'Per quanto tempo',
      paragraphs: [
        'Conserviamo le prenotazioni finché lo richiedono il diritto commerciale e fiscale, in Germania da otto a dieci anni.',
        `Cancelliamo le richieste e le opzioni rimaste senza prenotazione dopo ${retentionDays.unboundBookings} giorni, gli indirizzi e-mail inseriti senza un account dopo ${retentionDays.typedAddresses} giorni, i preferiti ${retentionDays.watchedHomes} giorni e gli alloggi visti per ultimi ${retentionDays.seenHomes} giorni dopo l’ultima voce. L’invio dei preferiti resta memorizzato per ${retentionDays.sentWatchLists} giorni, l’indirizzo solo fino alla spedizione. Le attività tecniche si cancellano dopo ${retentionDays.jobsAndReplies} giorni, i contatori contro gli abusi dopo ${retentionDays.limits} giorni; se una casella non ha accettato una nostra e-mail, lo conserviamo, come codice, per ${retentionDays.mailBounces} giorni; la conferma del Suo indirizzo resta, in forma codificata, per ${retentionDays.confirmedAddresses} giorni. Se ha un account, contiene ciò che Lei stesso ha inserito; gli accessi conclusi si cancellano dopo ${retentionDays.endedSessions} giorni, la cronologia dell’account e i browser usati dopo ${retentionDays.accountEvents} giorni, le registrazioni non confermate ${retentionDays.accountMails} giorni dopo la scadenza del link. Le registrazioni di host, partner e agenzie il cui indirizzo nessuno conferma si cancellano dopo ${retentionDays.unconfirmedBusinesses} giorni, e quelle su cui abbiamo deciso ${retentionDays.decidedBusinesses} giorni dopo la decisione. Gli avvisi di ricerca si cancellano quando li termina, il giorno dell’arrivo o dopo un anno, quelli non confermati dopo ${retentionDays.unconfirmedSignUps} giorni, e il Suo indirizzo ${retentionDays.endedAlerts} giorni dopo l’ultimo. Se ci scrive tramite un modulo di contatto, conserviamo la pratica per ${retentionDays.contactCases} giorni dall’ultimo messaggio. Le e-mail che rispondono alle nostre e che non abbiamo potuto assegnare si cancellano dopo ${retentionDays.mailReplies} giorni, i file caricati che non appartengono ad alcun messaggio dopo ${retentionDays.loneAttachments} giorno o poco più tardi. I messaggi tra ospite e host si cancellano con i loro file ${retentionDays.messages} giorni dopo l’ultimo messaggio; il nostro ufficio li legge solo se una delle due parti lo chiede. Ciò che gli host modificano nei loro alloggi e nei relativi calendari resta annotato, con chi l’ha fatto, per ${retentionDays.homeHistory} giorni.`,
      ],
    },
    {
      title: 'Newsletter',
      paragraphs: [
        `Inviamo la newsletter solo se Lei ha acconsentito e premuto il pulsante nella nostra e-mail (art. 6, par. 1, lett. a, GDPR). A tal fine annotiamo quale testo ha accettato, quando, su quale pagina e da quale parte della rete. Le iscrizioni senza quel pulsante si cancellano dopo ${retentionDays.unconfirmedSignUps} giorni. Se annulla l’iscrizione, cancelliamo subito l’indirizzo e conserviamo solo un codice dal quale nessuno tranne noi lo riconoscerebbe: la prova per ${retentionDays.consent} giorni, e in modo duraturo il fatto che lì non va più pubblicità. Non misuriamo se apre un’e-mail.`,
      ],
    },
    {
      title: 'I Suoi diritti',
      paragraphs: [
        `Può chiedere accesso, rettifica, cancellazione, limitazione e portabilità dei dati, opporsi e revocare un consenso in ogni momento. Scriva a ${company.email}. Può presentare reclamo a ogni autorità di protezione dei dati.`,
        `Con un account può scaricare da sé tutti i Suoi dati in un file ZIP ed eliminare l’account. Termina ${retentionDays.deletionGrace} giorni dopo la richiesta, perché un errore o un estraneo non distruggano nulla. Le prenotazioni e le fatture che dobbiamo conservare non appartengono più ad alcun account; le richieste al nostro ufficio restano per il tempo indicato sopra. Dell’account stesso resta per ${retentionDays.accountEvents} giorni il registro, che non nomina più nessuno.`,
      ],
    },
    {
      title: 'Statistica e marketing',
      paragraphs: [
        'Alla prima visita Le chiediamo se consente statistica e marketing. La Sua risposta resta per un anno nei cookie «accepted» e «disclaimer». Senza consenso nulla di ciò avviene (§ 25, comma 1 TDDDG, art. 6, par. 1, lett. a GDPR).',
        `Con il consenso impostiamo il cookie «uid» e conserviamo come ci ha raggiunto (${retentionDays.origins} giorni), quali tipi di pagine ha visto (${retentionDays.pages} giorni) e, senza alcun legame con Lei, che cosa è stato cercato, quali alloggi sono stati aperti e quanto erano veloci le pagine. Se consente il marketing, conserviamo anche l’indirizzo e-mail che inserisce in un modulo di prenotazione, già prima dell’invio. Se arriva dal link di un partner o al suo indirizzo, il nostro server conta la visita senza annotare chi è arrivato (${retentionDays.partnerVisits} giorni); con il consenso una prenotazione successiva conta per lui per ${attributionDays} giorni. La prova del consenso è conservata per tre anni. Può revocarlo in ogni momento con «Impostazioni dei cookie» in fondo a ogni pagina; allora cancelliamo ciò che abbiamo conservato.`,
        'Indipendentemente da ciò, il nostro server conta per gli host quante volte al giorno viene aperta la pagina di un alloggio: un numero per alloggio e giorno, senza alcun legame con Lei e senza salvare o leggere nulla sul Suo dispositivo.',
      ],
    },
  ],
});

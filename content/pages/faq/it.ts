import { company } from '../../../domain/company.ts';
import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Domande frequenti',
  description:
    'Risposte su prenotazione, prezzo, arrivo, cani, modifiche e annullamento; per gli host: calendario, prezzi e richieste.',
  lead: 'Come funzionano da noi la ricerca, la prenotazione e l’annullamento, e che cosa devono sapere gli host. Ciò che vale per un singolo alloggio si trova sempre nella sua pagina.',
  blocks: [
    {
      kind: 'accordion',
      key: 'booking',
      title: 'Prenotare e pagare',
      entries: [
        {
          question: 'Come si prenota un alloggio?',
          answer: `Nella pagina dell’alloggio scelga arrivo e partenza e indichi chi viaggia: il prezzo totale compare subito. Poi inserisce i Suoi recapiti, sceglie gli extra e il metodo di pagamento e controlla tutto in un riepilogo. Nulla è vincolante prima di «Prenota con obbligo di pagamento». Alcuni alloggi sono confermati immediatamente, per gli altri conferma l’host. La nota accanto al pulsante dice quale dei due casi vale.`,
        },
        {
          question: 'Che differenza c’è tra prenotazione, opzione e richiesta?',
          answer: `Una prenotazione è vincolante e occupa subito le notti. Con un’opzione teniamo libero l’alloggio per Lei senza costi, all’inizio per 24 ore; quando apre il link della nostra e-mail, vale tre giorni interi. È possibile negli alloggi che la offrono, se all’arrivo mancano almeno 14 giorni. Una richiesta non tiene libero nulla. Se l’host l’accetta, diventa una prenotazione confermata; fino ad allora può ritirarla gratuitamente.`,
        },
        {
          question: 'Quando saprò se la prenotazione è confermata?',
          answer: `Subito dopo l’invio riceve un’e-mail. Se l’alloggio è a prenotazione immediata, la vacanza è già sicura. Altrimenti l’host esamina la prenotazione, di solito entro un giorno, e intanto le notti restano occupate per Lei. La risposta arriva via e-mail e la pagina della prenotazione mostra in ogni momento a che punto siamo. Se rifiuta, non c’è nulla da pagare.`,
        },
        {
          question: 'Quando e come si paga?',
          answer: `Prima della conferma non paga nulla. Dopo, di regola, il 25% è dovuto entro sette giorni e il saldo sei settimane prima dell’arrivo. Se l’arrivo è più vicino, paga in un’unica soluzione. Può scegliere tra fattura e bonifico; dove incassa l’host, a volte è possibile anche l’addebito diretto. Se paga a noi, può saldare ogni importo anche con carta, dal link nella pagina della prenotazione. Importi e scadenze sono nel piano di pagamento prima di prenotare e poi nella pagina della prenotazione.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'documents',
      title: 'Documenti',
      entries: [
        {
          question: 'Quali documenti ricevo e dove li trovo?',
          answer: `Ogni nostra e-mail contiene un link alla pagina della prenotazione. Lì trova la conferma in PDF, la voce per il calendario, il piano di pagamento e, se incassiamo noi, la fattura. Dopo la conferma si aggiungono l’indirizzo dell’alloggio e i recapiti dell’host. Il link vale fino a un anno dopo la partenza. Se è scaduto o smarrito, su richiesta ne inviamo uno nuovo all’indirizzo usato per prenotare.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'search',
      title: 'Cercare e confrontare',
      entries: [
        {
          question: 'Come trovo un alloggio adatto?',
          answer: `Nella [pagina di ricerca](page:Search) indichi una località, una regione o un Paese, le date, il numero di persone e i cani. Se non sceglie altro, la ricerca considera tre giorni di margine in entrambe le direzioni; può ridurli o escluderli. Se ha in mente solo un periodo approssimativo, scelga «Periodo e durata»: vedrà tutti i soggiorni di quella lunghezza che vi rientrano. Mappa ed elenco mostrano gli stessi alloggi.`,
        },
        {
          question: 'Il prezzo nell’elenco è già il prezzo totale?',
          answer: `Sì, appena ha scelto le date. Comprende l’alloggio, la pulizia finale, tutti gli altri costi obbligatori e la tassa di soggiorno, anche se una parte si paga sul posto. Lo stesso importo compare nella pagina dell’alloggio, nella prenotazione e nella conferma. Senza date vede quanto costa la settimana più economica per due adulti. Indichi anche bambini e cani, perché il prezzo dipende da loro.`,
        },
        {
          question: 'Come si usano i filtri?',
          answer: `Accanto a ogni filtro c’è il numero di alloggi che resterebbero attivandolo: così conosce prima l’effetto di un desiderio. Se la ricerca non trova nulla, indica i filtri da togliere. In «Accessibilità» può chiedere un accesso senza gradini, porte da almeno 80 cm e una doccia a filo pavimento. Questi filtri si basano su misure indicate dall’host; se conta ogni centimetro, chieda prima di prenotare.`,
        },
        {
          question: 'In base a che cosa è ordinato l’elenco?',
          answer: `All’inizio vale l’ordine «Consigliati»: per metà le recensioni degli ospiti, per un quinto ciascuno il prezzo rispetto alla regione e la completezza dei dati, per un decimo un vantaggio ai nuovi alloggi. Può ordinare anche per recensioni o per prezzo; allora conta solo quel valore. Non ci sono posizioni a pagamento. La spiegazione sta sotto ogni elenco; nel menu «Ordina» c’è il link.`,
        },
        {
          question: 'Come posso salvare, condividere e confrontare gli alloggi?',
          answer: `Con il cuore un alloggio entra nei [preferiti](page:WatchList), senza account. Lì vede se è ancora libero e se il prezzo è cambiato da quando l’ha salvato. Può condividere la lista con un link o inviarla via e-mail; chi ha il link la vede, ma non può modificarla. Fino a quattro alloggi si confrontano fianco a fianco, se vuole mostrando solo le differenze.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'information',
      title: 'Prezzo, contratto e account',
      entries: [
        {
          question: 'Con chi concludo il contratto?',
          answer: `Il contratto di locazione si conclude con l’host, non con noi: noi siamo intermediari. Nella pagina dell’alloggio, e di nuovo prima di prenotare, è indicato chi affitta e se agisce come operatore professionale o come privato. Con i privati non si applica la tutela dei consumatori prevista per i contratti con le imprese. Per la nostra attività valgono le [condizioni generali](page:terms).`,
        },
        {
          question: 'Che cosa può aggiungersi al prezzo totale?',
          answer: `Solo ciò che sceglie o consuma Lei. Gli extra facoltativi e l’assicurazione annullamento sono indicati a parte e contano solo se li seleziona. In alcuni alloggi luce o riscaldamento si pagano a contatore: in tal caso ne indichiamo una stima accanto al prezzo totale. Anche la cauzione è separata, perché Le viene restituita. Costi obbligatori nascosti non devono esserci.`,
        },
        {
          question: 'Come si calcola la tassa di soggiorno?',
          answer: `La stabilisce il comune, in genere per persona e per notte e spesso in base all’età. Per questo chiediamo quanti anni avranno i bambini il giorno dell’arrivo. L’importo è compreso nel prezzo totale e si paga sul posto. Solo il comune sa chi ha diritto a una riduzione, per esempio con un certificato di invalidità. Chieda lì o all’host e porti con sé il documento.`,
        },
        {
          question: 'Come funziona la cauzione?',
          answer: `Se l’host chiede una cauzione, l’importo è indicato nella pagina dell’alloggio, nella prenotazione e nella conferma. La versa sul posto e la riottiene dopo la partenza, se nulla è danneggiato. Chieda prima all’host se desidera contanti o un bonifico. Si faccia dare una ricevuta e all’arrivo percorra le stanze insieme a lui.`,
        },
        {
          question: 'Che cosa sono i consumi a contatore?',
          answer: `In alcuni alloggi luce, acqua o riscaldamento non sono compresi nel prezzo, ma si pagano sul posto in base al contatore. Indichiamo una stima per il Suo soggiorno, così può tenerne conto; quanto paga alla fine dipende da quanto consuma. Legga il contatore all’arrivo e alla partenza, possibilmente insieme all’host, e faccia una foto.`,
        },
        {
          question: 'E la biancheria, gli asciugamani e gli altri extra?',
          answer: `Decide ogni host. La sezione «Prezzi e costi accessori» mostra che cosa è obbligatorio, che cosa può aggiungere e che cosa è gratuito: per esempio biancheria da letto, lettino, legna da ardere o partenza posticipata. Gli extra si scelgono durante la prenotazione, dove è scritto se si pagano subito o sul posto. Ciò che non è elencato è meglio portarlo, oppure chiedere prima.`,
        },
        {
          question: 'Quali sconti ci sono e dove inserisco un codice bonus?',
          answer: `Gli host possono concedere sconti per chi prenota presto, per chi parte all’ultimo momento o per i lunghi soggiorni. Se ne spettano più d’uno, vale il più alto; non si sommano. Nel prezzo totale lo sconto è già dedotto. Se ha un codice bonus, lo inserisca nel primo passaggio della prenotazione: vede subito se è valido e quanto toglie.`,
        },
        {
          question: 'Dove si trova esattamente l’alloggio?',
          answer: `Prima della prenotazione la mappa mostra un cerchio con un raggio di 500 metri, entro il quale si trova l’alloggio. Serve a proteggere le case vuote tra un ospite e l’altro. Le distanze dal mare, dal lago o dagli impianti sono comunque misurate dall’alloggio. Indirizzo e posizione esatta compaiono nella pagina della prenotazione quando l’host ha confermato; da lì li apre nel navigatore.`,
        },
        {
          question: 'Da dove vengono le recensioni?',
          answer: `Ogni recensione indica se appartiene a una prenotazione fatta su Feriola, se abbiamo verificato il soggiorno in base a documenti o se è ripresa da un’altra fonte e non verificata. Buone e cattive seguono le stesse regole, le più recenti per prime. Se un alloggio non ha ancora recensioni, c’è scritto. Maggiori dettagli si trovano nella pagina [Recensioni dei clienti](page:CustomerRating).`,
        },
        {
          question: 'Serve un account?',
          answer: `No. Si può cercare, salvare, opzionare, prenotare e annullare anche senza: la prenotazione si apre con il link della nostra e-mail. Con un [account](page:UserLogin) ha prenotazioni e preferiti su ogni dispositivo. Le prenotazioni fatte con lo stesso indirizzo e-mail si aggiungono da sole.`,
        },
        {
          question: 'Chi vede i miei dati personali?',
          answer: `All’inizio l’host conosce solo il Suo nome, le date, gli ospiti e il Suo messaggio. E-mail, telefono e indirizzo li vede soltanto dopo aver confermato. Richieste e opzioni che non sono diventate prenotazioni vengono cancellate dopo sei mesi. Per quanto tempo conserviamo il resto, e come chiedere una copia o la cancellazione, è scritto nell’[informativa sulla privacy](page:privacy).`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'startend',
      title: 'Arrivo e partenza',
      entries: [
        {
          question: 'Da che ora si può arrivare ed entro quando si deve partire?',
          answer: `Gli orari li stabilisce l’host. Sono indicati nella pagina dell’alloggio, nella prenotazione e nella conferma, e la voce del calendario li riprende. Tra la partenza e l’arrivo si pulisce, perciò raramente si può entrare prima. Se Le serve più tempo, chieda all’host. Alcuni offrono la partenza posticipata come extra.`,
        },
        {
          question: 'Perché non si può arrivare in qualsiasi giorno?',
          answer: `In alta stagione molti alloggi cambiano ospiti solo in certi giorni, spesso il sabato, e chiedono un soggiorno minimo. Il calendario dei prezzi mostra il prezzo totale sotto ogni possibile giorno di arrivo; se un giorno è chiuso, indica il motivo e il periodo libero più vicino. Può arrivare nel giorno in cui partono gli ospiti precedenti. In bassa stagione di solito c’è più scelta.`,
        },
        {
          question: 'Come ricevo la chiave?',
          answer: `Dopo la conferma trova nella pagina della prenotazione l’indirizzo, i recapiti dell’host e, se le ha lasciate, le indicazioni per arrivo e chiavi. Se mancano, lo chiami qualche giorno prima e concordi ora e luogo. Salvi i dati sul telefono o li stampi, nel caso lungo la strada manchi la rete.`,
        },
        {
          question: 'Che cosa faccio se arrivo più tardi?',
          answer: `Chiami l’host appena lo sa; il numero è nella pagina della prenotazione. Un arrivo tardivo non è possibile ovunque, perché spesso qualcuno aspetta con la chiave. Se lo sa già quando prenota, lo scriva nel messaggio all’host. Il ritardo non cambia nulla nella prenotazione: le notti restano Sue.`,
        },
        {
          question: 'Che cosa devo fare prima di partire?',
          answer: `Di norma si lascia l’alloggio spazzato, si lavano i piatti, si differenziano e si portano fuori i rifiuti e si chiudono le finestre. Il resto è nelle regole della casa. La pulizia finale, dove è obbligatoria, è compresa nel prezzo totale. Se i consumi sono a contatore, lo legga; segnali di Sua iniziativa eventuali danni e concordi quando riceverà la cauzione.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'occupation',
      title: 'Ospiti, cani e soggiorno',
      entries: [
        {
          question: 'Quante persone può ospitare l’alloggio?',
          answer: `La pagina dell’alloggio dice per quante persone c’è posto. I bambini contano, anche i più piccoli. In alcuni alloggi è limitato anche il numero di adulti; gli altri ospiti devono allora avere meno di 18 anni. La prenotazione accetta solo ciò che è ammesso. Nella sezione «Dove si dorme» vede come i letti sono distribuiti nelle stanze.`,
        },
        {
          question: 'I neonati e i bambini contano?',
          answer: `Sì, ogni bambino conta come una persona, anche un neonato. Indichi l’età che avrà il giorno dell’arrivo: ne dipendono la tassa di soggiorno e, in alcuni alloggi, il numero di ospiti ammessi. Dove l’host li offre, può aggiungere lettino e seggiolone come extra. Il filtro per il numero di letti aiuta se ogni bambino deve avere il proprio.`,
        },
        {
          question: 'Posso portare altri ospiti o ricevere visite?',
          answer: `Possono pernottare solo le persone prenotate: ne dipendono l’assicurazione, la tassa di soggiorno e spesso un’autorizzazione. Se si aggiunge qualcuno, chieda una modifica nella pagina della prenotazione: vede il nuovo prezzo, e la modifica vale quando l’host accetta. Se si possono fare feste lo dice il regolamento della casa nella pagina dell’alloggio; se di giorno sono gradite visite, lo chiarisca prima con lui.`,
        },
        {
          question: 'Posso portare il cane?',
          answer: `Indichi i cani già nella ricerca: vedrà solo alloggi in cui sono benvenuti. La pagina dell’alloggio dice quanti sono ammessi e di quale taglia: piccola fino a 35 cm, media fino a 55 cm, grande oltre. Nella prenotazione inserisce ogni cane con la sua taglia. Quanto costa è compreso nel prezzo totale. Per saperne di più: [vacanze con il cane](page:Pets).`,
        },
        {
          question: 'Posso portare un gatto o un altro animale?',
          answer: `Nella ricerca e nella prenotazione si possono indicare solo cani. Per gli altri animali non c’è una regola generale: alcuni host non hanno nulla in contrario, altri li escludono per via delle allergie. Prima di prenotare [ci scriva](page:ContactGuest) indicando specie e numero. La risposta arriva via e-mail, così ha il consenso per iscritto.`,
        },
        {
          question: 'Posso fumare o ricaricare l’auto elettrica?',
          answer: `Lo dice la pagina dell’alloggio. Se è per non fumatori, non fumi nemmeno alla finestra aperta; altrimenti si accordi sul posto. Ricarichi solo a una stazione indicata, perché le prese comuni spesso non sono fatte per un carico prolungato. Potenza e presa sono riportate, e si può filtrare per gli alloggi con ricarica.`,
        },
        {
          question: 'Che cosa faccio se qualcosa non va?',
          answer: `Lo dica subito all’host, meglio per iscritto e con una foto, e gli dia modo di rimediare. È importante, perché altrimenti potrebbe perdere i Suoi diritti. Se non lo raggiunge o se non succede nulla, [ci scriva](page:ContactGuest) durante il soggiorno indicando il numero di prenotazione. Ci rivolgeremo noi all’host.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'contact',
      title: 'Contatti',
      entries: [
        {
          question: 'Come posso contattarvi?',
          answer: `Per telefono al [${company.phone.display}](tel:${company.phone.interact}), via e-mail a [${company.email}](mailto:${company.email}) o con il [modulo di contatto](page:ContactGuest). Gli orari dell’ufficio sono nella pagina iniziale. Per domande su una prenotazione indichi il suo numero. Se si tratta dell’alloggio, per esempio di chiavi o riscaldamento, l’host può aiutarLa più in fretta; dopo la conferma i suoi recapiti sono nella pagina della prenotazione.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'newsletter',
      title: 'Newsletter',
      entries: [
        {
          question: 'Come mi iscrivo alla newsletter e come la disdico?',
          answer: `Inserisca il Suo indirizzo nella pagina [Newsletter](page:Newsletter). Riceve un’e-mail con un link; l’iscrizione vale solo quando la conferma lì, così nessuno può iscrivere l’indirizzo di un altro. Può disdirla in ogni momento con il link alla fine di ogni numero. Le prenotazioni non c’entrano: le relative e-mail arrivano in ogni caso.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'covid',
      title: 'Coronavirus',
      entries: [
        {
          question: 'Quali regole sul coronavirus valgono per il mio viaggio?',
          answer: `Le regole per l’ingresso e per gli alloggi possono cambiare e sono diverse da Paese a Paese. Gli avvisi ufficiali di cui disponiamo sono nella pagina [Viaggi e coronavirus](page:CovidTravelerNotice). Fanno fede le informazioni delle autorità del luogo e gli avvisi ai viaggiatori del Suo ministero degli Esteri. Le ricontrolli poco prima di partire.`,
        },
        {
          question: 'Posso annullare gratuitamente a causa del coronavirus?',
          answer: `Non esiste una regola particolare. Se si ammala o non desidera più partire, valgono le condizioni di annullamento dell’alloggio; se un’assicurazione paghi dipende dal suo contratto. Se un ordine dell’autorità vieta all’host di consegnarLe l’alloggio, le conseguenze derivano dalla legge e dal contratto. In questo caso [ci scriva](page:ContactGuest) prima di annullare.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'cancellation',
      title: 'Modificare, annullare, assicurarsi',
      entries: [
        {
          question: 'Come si annulla una prenotazione?',
          answer: `Apra la pagina della prenotazione con il link della nostra e-mail e scelga «Annulla la prenotazione». Prima vede quanto costa annullare oggi e quanto al massimo Le viene rimborsato. Vale solo con «Annulla definitivamente», e da quel momento non si può tornare indietro. Lei e l’host ricevete un’e-mail e le notti tornano libere.`,
        },
        {
          question: 'Fino a quando posso annullare?',
          answer: `Online fino alla sera prima del giorno di arrivo, senza indicare motivi. Finché l’host non ha confermato la prenotazione, non costa nulla. Il giorno stesso e dopo non è più possibile nella pagina della prenotazione: parli con l’host o ci chiami. Per le spese conta il giorno, secondo l’ora tedesca, in cui annulla. Conviene quindi non aspettare se si avvicina lo scaglione successivo.`,
        },
        {
          question: 'A quanto ammontano le spese di annullamento?',
          answer: `Ogni alloggio le stabilisce a scaglioni: più è vicino l’arrivo, più alta è la quota. Appena ha scelto le date, la pagina dell’alloggio e la prenotazione mostrano gli scaglioni con date e percentuali. Restano valide le condizioni in vigore quando ha prenotato, anche se poi l’host le cambia. Può dimostrare che il danno è stato minore.`,
        },
        {
          question: 'Su che cosa si calcolano le percentuali?',
          answer: `Sul prezzo dell’alloggio, cioè su quanto costano le notti tolto l’eventuale sconto. Pulizia finale, extra e tassa di soggiorno non vi rientrano, perché quelle prestazioni non hanno luogo. Un esempio: se le notti costano 800 € e la pulizia 90 €, uno scaglione del 50% corrisponde a 400 €. L’importo in euro compare prima che confermi l’annullamento.`,
        },
        {
          question: 'Che cosa significa «Annullamento gratuito»?',
          answer: `Che fino a un certo giorno annullare non costa nulla. Appena ha scelto le date, la pagina dell’alloggio e la prenotazione dicono qual è quel giorno. Dopo valgono gli scaglioni come per ogni altro alloggio. Il filtro «Annullamento gratuito fino a 14 giorni prima» mostra gli alloggi in cui quel giorno cade due settimane prima dell’arrivo o anche dopo; senza date sono indicati con «Annullamento flessibile». Se parte presto, controlli che il giorno non sia già passato.`,
        },
        {
          question: 'Esiste un diritto di recesso?',
          answer: `No. Per gli alloggi a date fisse il diritto tedesco non prevede il recesso (§ 312g comma 2 n. 9 del Codice civile), nemmeno per le prenotazioni online. Le condizioni di annullamento valgono da quando l’host ha confermato. Se desidera tempo per riflettere, scelga prima un’opzione: è gratuita e scade da sola se non fa nulla.`,
        },
        {
          question: 'Quando ricevo il rimborso?',
          answer: `Quanto ha già pagato viene rimborsato, tolte le spese di annullamento; se l’annullamento è gratuito, riceve tutto. Il denaro torna per la via da cui è arrivato, sulla carta o sul Suo conto. Se abbiamo incassato noi, con l’e-mail arrivano una fattura di storno e, se ci sono spese, la relativa fattura. Se ha pagato meno delle spese, la differenza resta dovuta. Se ha incassato l’host, è lui a regolare i conti con Lei.`,
        },
        {
          question: 'Dopo l’annullamento devo ancora pagare qualcosa sul posto?',
          answer: `No. Non si paga più nulla di ciò che era dovuto all’arrivo: tassa di soggiorno, costi accessori ed extra da pagare lì. Non è dovuta neppure la cauzione, e senza soggiorno non ci sono consumi. Restano soltanto le spese di annullamento, come indicate nella pagina della prenotazione e nella nostra e-mail.`,
        },
        {
          question: 'Costa qualcosa rinunciare a un’opzione?',
          answer: `No, un’opzione è senza impegno. Può rinunciarvi nella pagina della prenotazione o lasciarla scadere; entrambe le cose sono gratuite. In ogni caso termina al più tardi due giorni prima dell’arrivo. Un giorno prima della scadenza glielo ricordiamo via e-mail, se c’è il tempo. Se l’alloggio non Le interessa più, lo liberi presto, così può prenotarlo qualcun altro.`,
        },
        {
          question: 'Posso ritirare una richiesta?',
          answer: `Sì, nella pagina della prenotazione e gratuitamente, finché l’host non ha risposto. Se accetta, la richiesta è diventata una prenotazione e valgono le condizioni di annullamento. Ritiri quindi le richieste appena ha deciso diversamente. Se nessuno risponde, una richiesta termina da sola dopo sette giorni, al più tardi il giorno dell’arrivo.`,
        },
        {
          question: 'A che cosa serve l’assicurazione annullamento?',
          answer: `Rimborsa le spese di annullamento se una malattia, un infortunio o un altro motivo assicurato Le impedisce di partire. Può aggiungerla durante la prenotazione al prezzo indicato; nulla è preselezionato. Se convenga dipende dagli scaglioni e da eventuali coperture che ha già, per esempio con una polizza annuale o una carta di credito. Che cosa è assicurato in dettaglio è scritto nelle condizioni di polizza.`,
        },
        {
          question: 'Posso cambiare le date invece di annullare?',
          answer: `Sì, fino al giorno prima dell’arrivo può chiedere una modifica nella pagina della prenotazione. Prima di inviare qualsiasi cosa vede i giorni liberi e il nuovo prezzo a confronto con il vecchio. Finché l’host non accetta, la prenotazione resta invariata e le notti desiderate non sono ancora occupate. Se accetta, quanto ha pagato viene conteggiato; le condizioni di annullamento restano le stesse.`,
        },
        {
          question: 'Posso modificare ospiti, cani o extra in seguito?',
          answer: `Il numero di persone, l’età dei bambini e i cani si modificano come le date: con una richiesta nella pagina della prenotazione, con il nuovo prezzo e il consenso dell’host. Extra, assicurazione e metodo di pagamento restano quelli prenotati. Se Le servono comunque un lettino o la biancheria, chieda direttamente all’host; di solito si paga sul posto.`,
        },
        {
          question: 'Può viaggiare un’altra persona al mio posto?',
          answer: `Il contratto è a Suo nome e online non si può trasferire. Spesso l’host è d’accordo se al Suo posto vengono amici o parenti. Glielo chieda prima di annullare e si faccia dare il consenso per iscritto. Fino ad allora resta Lei la parte contraente e risponde del pagamento.`,
        },
        {
          question: 'Che cosa succede se non arrivo o parto prima?',
          answer: `In linea di principio il prezzo resta dovuto, tolto quanto l’host risparmia o guadagna affittando ad altri. Lo avvisi il prima possibile, perché possa ancora affittare quelle notti. Consumi a contatore e tassa di soggiorno di regola non si pagano per i giorni in cui non è presente. In caso di malattia si rivolga alla Sua assicurazione.`,
        },
        {
          question: 'Che cosa succede se è l’host ad annullare?',
          answer: `Se rifiuta una prenotazione non ancora confermata, non c’è nulla da pagare e riceve subito un’e-mail. Dopo la conferma è vincolato dal contratto come Lei. Se annulla comunque, [ci scriva](page:ContactGuest) subito: sentiamo l’host e La aiutiamo a cercare un altro alloggio. I Suoi diritti di legge restano invariati.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'achievement',
      title: 'Per gli host: che cosa facciamo',
      entries: [
        {
          question: 'Di che cosa si occupa Feriola per me?',
          answer: `Presentiamo il Suo alloggio in quattro lingue, calcoliamo il prezzo totale di ogni soggiorno secondo i Suoi prezzi, riceviamo prenotazioni, opzioni e richieste e inviamo conferme, piani di pagamento e promemoria. Il contratto di locazione lo conclude Lei con l’ospite. È Lei a decidere prezzi, regole e cani, e a confermare ogni prenotazione, a meno che non abbia scelto la conferma immediata.`,
        },
        {
          question: 'Come vengo a sapere delle prenotazioni?',
          answer: `Via e-mail, appena un ospite prenota, sceglie un’opzione o invia una richiesta. Il link apre la pagina della prenotazione, dove conferma o rifiuta e può aggiungere un messaggio. Se ha un accesso, trova tutte le prenotazioni anche nell’Area host. Con una prenotazione le notti sono già occupate, con una richiesta non ancora. Risponda possibilmente entro 24 ore, perché gli ospiti fanno programmi contando sulla Sua risposta.`,
        },
        {
          question: 'Chi incassa il denaro?',
          answer: `Si concorda per ogni alloggio. O incassiamo noi ed emettiamo la fattura a Suo nome, oppure l’ospite paga a Lei, con fattura, bonifico o addebito diretto. In entrambi i casi vede prima di prenotare che cosa è dovuto e quando; se paga a Lei, Lei vede lo stesso piano nella pagina della prenotazione. Se usa un codice bonus, Le accreditiamo l’importo; se insieme al soggiorno paga il premio di un’assicurazione di viaggio, lo compensiamo con i Suoi pagamenti e lo versiamo all’assicuratore. Ciò che si paga sul posto lo incassa sempre Lei.`,
        },
        {
          question: 'Quanto mi costa il servizio?',
          answer: `Le condizioni sono nel Suo accordo con noi e nelle [condizioni di intermediazione](page:AgencyTerms). Il prezzo che vedono gli ospiti deriva solo dai Suoi prezzi, dai costi obbligatori e dalla tassa di soggiorno, tolti i Suoi sconti. Nessuno può pagare per una posizione migliore nell’elenco. Se non ha ancora un accordo con noi, [ci scriva](page:ContactLandlord).`,
        },
        {
          question: 'Da che cosa dipende la posizione del mio alloggio nell’elenco?',
          answer: `Nell’ordine «Consigliati» le recensioni contano per metà, con più cautela se sono poche. Un quinto ciascuno vale per il prezzo a persona rispetto alla regione e per la completezza: dodici immagini, una descrizione di circa 600 caratteri, quattro lingue, distanze e dotazione bastano per il valore pieno. I nuovi alloggi hanno un piccolo vantaggio, che in sei mesi si esaurisce.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'myhouse',
      title: 'Per gli host: il mio alloggio',
      entries: [
        {
          question: 'Come arriva il mio alloggio sul sito?',
          answer: `[Si registri](page:UserBusinessRegistration). Quando avremo approvato il Suo account, inserirà l’alloggio da sé nell’area host: posizione, testi, foto, dotazione, prezzi. Il primo lo guardiamo prima che vada online; le modifiche successive si vedono subito. Se si blocca, c’è il [modulo per gli host](page:ContactLandlord). Le agenzie con molti alloggi possono fornirci i dati anche come file, che rileggiamo regolarmente.`,
        },
        {
          question: 'Quali informazioni sono più utili agli ospiti?',
          answer: `Tutto ciò che si può misurare: letti per stanza, distanze, dimensioni della terrazza, posto auto, stazione di ricarica. Indichi anche i gradini fino alla porta, la larghezza della porta più stretta e la soglia della doccia: chi ne ha bisogno filtra in base a queste misure. Scriva che cosa può disturbare, come una strada o una scala ripida. Chi lo sa prima si lamenta meno e giudica con più equilibrio.`,
        },
        {
          question: 'Quali immagini servono?',
          answer: `Circa dodici, in orizzontale e con la luce del giorno: esterno, soggiorno, cucina, ogni camera, bagno, terrazza e vista. Mostri le stanze come gli ospiti le troveranno, senza persone e senza immagini di altri luoghi. Deve avere i diritti sulle immagini. Se mancano le foto mostriamo disegni indicati come illustrazioni; le foto però convincono di più.`,
        },
        {
          question: 'Come stabilisco prezzi e giorni di arrivo?',
          answer: `Nell’area host inserisce le stagioni con il prezzo a notte e a settimana, il soggiorno minimo e massimo e i giorni di arrivo e partenza. Da sette notti vale in proporzione il prezzo settimanale, ma mai meno di quanto costano le prime sei notti. Se vuole, si aggiungono sconti per chi prenota in anticipo, all’ultimo momento o per un lungo soggiorno; se ne spettano più d’uno, vale il più alto. Si può prenotare fino a due anni in anticipo.`,
        },
        {
          question: 'Quali costi accessori posso chiedere?',
          answer: `Tutto ciò che un ospite non può evitare rientra nel prezzo totale: pulizia finale, forfait obbligatori, tassa di soggiorno. Lo richiedono le norme sui prezzi, e così lo mostriamo. Extra facoltativi, consumi a contatore e cauzione sono a parte. Sul posto non può chiedere nulla di obbligatorio che non fosse nella prenotazione. I costi per i cani li paga solo chi ne porta uno.`,
        },
        {
          question: 'Come evito le doppie prenotazioni?',
          answer: `Nel nostro calendario la stessa notte non può essere assegnata due volte, nemmeno se due ospiti prenotano nello stesso istante. Se affitta anche altrove, colleghi i due calendari nell’area host: il nostro interroga l’altro circa ogni mezz’ora. I periodi che lì non risultano li blocca Lei. Prima della conferma la pagina La avvisa se in quelle date c’è già qualcosa. Se non può onorare una prenotazione, la rifiuti subito.`,
        },
        {
          question: 'Mi serve un numero di registrazione?',
          answer: `Dipende dal luogo. In molte regioni d’Europa un alloggio per vacanze deve essere registrato. Da maggio 2026 si applica il regolamento (UE) 2024/1028: dove è richiesto un numero, l’annuncio deve riportarlo (in Italia il CIN). Può informarsi presso il Suo comune o l’autorità competente. Inserisca il numero insieme all’alloggio e lo mostreremo nella sua pagina. Se non è richiesto, c’è scritto anche questo.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'internet',
      title: 'Per gli host: rispondere online',
      entries: [
        {
          question: 'Come rispondo a una prenotazione online?',
          answer: `Apra il link della nostra e-mail. Vede il soggiorno, gli ospiti, il piano di pagamento e il messaggio, e sceglie se confermare o rifiutare. Telefono, e-mail e indirizzo dell’ospite compaiono appena ha confermato; nello stesso momento lui riceve i Suoi recapiti. Con un’opzione non deve fare nulla: se l’ospite non prenota, le notti tornano libere da sole.`,
        },
        {
          question: 'Il link della prenotazione non si apre più. Che cosa faccio?',
          answer: `I link per gli host valgono fino a due settimane dopo la partenza degli ospiti. Se uno è scaduto o incompleto, la pagina propone di inviarne uno nuovo. Arriva all’indirizzo e-mail che conosciamo, mai a uno digitato. Se non arriva nulla, guardi nella cartella spam o ci dica che l’indirizzo è cambiato. Non inoltri il link: apre la prenotazione senza password.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'service',
      title: 'Per gli host: aiuto e casi particolari',
      entries: [
        {
          question: 'Come contatto il servizio per gli host?',
          answer: `Con il [modulo per gli host](page:ContactLandlord), via e-mail a [${company.email}](mailto:${company.email}) o per telefono al [${company.phone.display}](tel:${company.phone.interact}). Indichi il numero dell’alloggio o della prenotazione: si fa prima. Prezzi e periodi chiusi li modifica da sé nell’area host. Per una prenotazione può scrivere all’ospite dalla relativa pagina; dopo la conferma vi trova anche il suo numero di telefono.`,
        },
        {
          question: 'Un ospite vuole modificare la prenotazione. Che cosa devo fare?',
          answer: `L’ospite invia la richiesta dalla pagina della prenotazione e Lei riceve un’e-mail. Nella pagina della prenotazione vede fianco a fianco ciò che è concordato e ciò che è desiderato, con il nuovo prezzo secondo i Suoi prezzi di oggi. Se accetta, calendario e prenotazione cambiano subito. Se rifiuta, o se non risponde entro il giorno dell’arrivo, la prenotazione resta com’è.`,
        },
        {
          question: 'Che cosa succede quando un ospite annulla?',
          answer: `Riceve un’e-mail e le notti si possono prenotare di nuovo subito. Se non ha ancora confermato, per l’ospite è gratuito. Altrimenti le spese seguono gli scaglioni validi al momento della prenotazione e il prezzo dell’alloggio. Se abbiamo incassato noi, emettiamo a Suo nome la fattura di storno e quella delle spese. Se ha incassato Lei, regola i conti con l’ospite, che può dimostrare un danno minore.`,
        },
        {
          question: 'Posso rispondere a una recensione o farla cancellare?',
          answer: `Una risposta compare pubblicamente subito sotto la recensione. Resti ai fatti e non scriva nulla che permetta ad altri di riconoscere l’ospite. Una recensione non viene cancellata perché negativa. Se è illecita, per esempio offensiva, o se non viene da un ospite, usi «Segnala» sotto la recensione. Riceverà una conferma di ricezione e una decisione motivata.`,
        },
        {
          question: 'Chi vede il mio indirizzo e i miei recapiti?',
          answer: `Prima della prenotazione gli ospiti vedono il Suo nome, se affitta come operatore professionale o come privato, quali lingue parla e, sulla mappa, il cerchio entro il quale si trova l’alloggio. Indirizzo, telefono ed e-mail arrivano all’ospite solo con la prenotazione confermata, il cui link vale fino a un anno dopo la partenza. Gli host professionali devono inoltre indicare quanto richiede la legge.`,
        },
      ],
    },
  ],
} satisfies PageSeed;

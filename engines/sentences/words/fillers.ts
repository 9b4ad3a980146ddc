import { splitWords } from '../../../domain/folded-text.ts';
import type { Language } from '../../../domain/language.ts';

/** Words without meaning for a search, such as articles and "we are looking for", in each language. */
const written: Readonly<Record<Language, string>> = {
  de: `
    suchet sueche suechet suechen üs gsuecht em grüß gott fam sucht gruppe kosten suchst ufer muss müssen darf dürfen brauchts bräuchte sollten hallo hi moin servus grüezi brauche brauchen
    bräuchten mir a irgendwo irgendwas bitte danke lg ok okay urlaub reise ferien unterkunft unterkünfte am an auf aus bei beim
    das dass dem den der des die ein eine einen einem einer im in ins mit mal nach nahe und u oder von vom zu zum zur für gern
    gerne suche suchen wir ich möchte möchten wollen will hätte hätten was etwas wo sind ist sein soll sollte haben hat uns unser
    unsere unserem meine mein meinem alt auch noch dann so circa ca etwa ca. inkl plus sowie ab bis pro je es gibt aber wenn
    möglich nur über übers p st euch ihr sie er man mich dir guten tag abend morgen zusammen liebe liebes team gesucht benötigen
    benötige wünschen wünsche planen plane geplant fahren fahre reisen verreisen verbringen machen mieten buchen buche anmieten
    finden finde habe habt bieten angebot angebote objekt objekte ganz eher liebsten lieber möglichst eventuell evtl falls also
    zwar bzw beziehungsweise zusätzlich außerdem dazu dabei unbedingt wäre wären ideal idealerweise optimal optimalerweise
    natürlich vorhanden insgesamt gesamt gesamte komplett personenzahl personenanzahl anzahl zeitraum termin datum anreise ankunft
    abreise dauer aufenthalt aufenthaltsdauer insel gegend region raum umgebung ecke ort urlaubsort ziel reiseziel irgendwann egal
    hauptsache wohin wann wer welche welches dieses diese dieser wollten können könnten kann kommen kommt geht gehen dort hin
    mindestens max maximal mind weit höchstens mitnehmen kleinigkeit option optional schon sehr besonders zwecks ferienunterkunft
    ferienobjekt urlaubsunterkunft ferienwohnen anlage evt jemand ne nen n ner mag einfach eben gerade vielleicht gegebenenfalls
    ggf zw usw etc ideale seinem deren als wie beides direkt gleich bevorzugt vorzugsweise bzw. lage gelegen eins zeit freie frei
    verfügbar verfügbare verfügbarkeit suchend fährt verreise würde würden werden wird mache bleiben bleibe übernachten wohnen
    freuen dachten denken dachte wunsch vorstellen vorstellung reichen reicht genügt genügen brauchst dafür davon danach davor
    damit darauf hierfür sondern denn weil ob ja doch nun jetzt heuer demnächst bald wieder zurzeit bereits nicht's sonst
    ansonsten bevor während trotzdem solche solches mehrere alle alles allem aller beide beiden jede jeder jedem jedes einige
    viele viel wenig rund ungefähr samt nebst nähere weitere weiterhin großartig grüße gruß mfg vg
  `,
  en: `
    nearby isle go during re ve ll shores shore must bring take group dates but mostly really hi hello hey getaway break just anywhere ideally
    pls plz thanks r w n ok okay holiday holidays vacation vacations trip stay place places accommodation home homes somewhere a
    an and at by for from in near of off on or the to with within we i im are is be our my me us want would like need needs needed
    looking search find book please some any you your they them he she his her could may might cant possibly preferably preferred
    prefer have should nicely very quite fairly someplace something anything anytime whenever sometime staying spend spending
    travelling traveling travel going visiting visit trips breaks booking rent renting rental rentals let lets property properties
    option options available availability located location area region island resort suitable total altogether overall per guests
    number date time period arrival departure check duration thank kind regards dear team ourselves both each own which who what
    when whole entire its id get got give show as well however so then maybe perhaps also too plus least most more etc eg ie
    minimum maximum min max up next coming years year old that has having it if possible only about around this there where can do
    all new hoping planning wanting wish wishing love fancy fancying after thinking come comes arrive stays stayed seek seeking
    sought require requires required recommend recommendations suggest suggestions enough since because while than such same every
    other another others been being were was wanna gonna something's thx cheers tks hiya guys folks anyone someone u ur
  `,
  fr: `
    vac etre fam mois juste pont fait loc bord rives mais faut tu vous ils elles elle eux lui leurs votre vos cet cette ces celui celle tous toute toutes tout très trop
    plutôt assez idéalement idéal préférence préférée préférer souhait souhaite souhaité souhaitée envie besoin aller partir
    passer passons rester louons réservons trouver trouve proposer proposez avez auriez pouvez pouvons peut peux pourrait serait
    seraient être sera serons sont étant avoir aurait auras ont avons voudrait aimerait plaît plait entre-nous environ date dates
    période séjours arrivée départ durée total totale nombre region région île ile coin secteur zone endroits destination
    vacanciers hébergements locations logements offre offres annonce disponible disponibilité libre situé située equipé équipé
    équipée équipés avec-si surtout notamment donc alors puis comme quand où quoi quel quelle quels quelles car parce afin selon
    chez vers année cadre minimum maximum max maxi mini min moins éventuellement genre type style sorte quelque quelques
    quelconque ne journée cordialement monsieur madame équipe aussi également ainsi autre autres même merci avance prochain
    prochaine cherchent cherchant recherchons recherchant bonjour salut bonsoir slt dont cherch truc chose pr ok okay vacances
    séjour location logement hébergement au aux avec d dans de des du en et l la le les à ou par pour sur un une nous on je
    cherche cherchons recherche voudrais voudrions voulons veux souhaitons aimerais aimerions sommes est il y a qui que qu j s se
    ce mon ma mes notre nos leur si possible ans svp louer réserver lieu endroit côté pendant plus partons pars part partira
    partirons partirions allons irons irai vais va venons viendrons arrivons arriver restons séjournons séjourner louerons aimons
    préférons préfère faudrait désirons désire envisageons prévoyons prévu prévue organisons organise visiter profiter découvrir
    pensons penser connaissez connaître sais savoir dispo stp stage chacun quelqu'un avant après depuis entre sans-doute là ici
    maintenant bientôt déjà encore toujours jamais vraiment seulement
  `,
  it: `
    me fam mese cercano cui dall all nell sull dell quest riva gruppo sponde tutti tutte tutto molto quando dove come cosa quale quali questo questa
    questi queste ogni altro altra altri insieme noi voi loro lui lei si no sì essere sono siete era sarebbe sarà saremo stato
    avere abbiamo avete hanno avremmo avrei volere voglio vogliamo desidero desideriamo desidereremmo piacerebbe serve servono
    necessario bisogno preferibilmente preferibile idealmente ideale eventualmente magari oppure almeno circa minimo massimo max
    min periodo data date durata arrivo partenza totale complessivo numero regione isola località luogo posti posto paese città
    zona parte sistemazione struttura strutture alloggi casa-vacanza affittare prenotare prenotazione trovare andare passare
    trascorrere fare portare disponibile disponibilità liberi libero libera offerta offerte gentilmente cordiali saluti salve buon
    giorno grazie mille dotato dotata provvisto munito presso vicinanze sia né ne ci vi
    te ti lo gli tra fra verso dopo prossimo prossima prossimi anno poi più meno possibilmente della dello nello negli sugli coi
    col mesi ospitare ciao buongiorno buonasera qualcosa qualche tipo x ma però ok okay vacanza vacanze viaggio soggiorno alloggio
    affitto al alla alle allo con da dal del delle dei degli di d e ed i il l la le nel nella nelle nei per sul sulla sulle un una
    uno a ad in o cerco cerchiamo vorrei vorremmo siamo è ha che mio mia miei nostro nostra nostri anche se possibile favore solo
    io mi ai agli partiamo parto partire andiamo vado veniamo arriviamo arrivare restiamo restare stare stiamo sto passiamo
    servirebbe servirebbero preferiamo preferisco preferiremmo pensiamo pensavamo organizziamo vorrebbe gradiremmo gradito gradita
    avendo essendo ancora già adesso subito presto sempre mai davvero soltanto consigliate consigli consiglio qualcuno ciascuno
    appena
  `,
};

export const fillersIn = (language: Language): ReadonlySet<string> => new Set(splitWords(written[language]));

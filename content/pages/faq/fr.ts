import { company } from '../../../domain/company.ts';
import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Questions fréquentes',
  description:
    'Réponses sur la réservation, le prix, l’arrivée, les chiens et l’annulation ; pour les hôtes : calendrier, tarifs et demandes.',
  lead: 'Comment se déroulent chez nous la recherche, la réservation et l’annulation, et ce que les hôtes doivent savoir. Ce qui s’applique à un logement précis figure toujours sur sa page.',
  blocks: [
    {
      kind: 'accordion',
      key: 'booking',
      title: 'Réserver et payer',
      entries: [
        {
          question: 'Comment réserver un logement ?',
          answer: `Sur la page du logement, choisissez l’arrivée et le départ et indiquez qui voyage. Le prix total s’affiche aussitôt. Vous saisissez ensuite vos coordonnées, choisissez les options et le mode de paiement, puis vérifiez le tout sur un récapitulatif. Rien ne vous engage avant « Réserver avec obligation de paiement ». Certains logements sont confirmés immédiatement ; pour les autres, c’est l’hôte qui confirme. La mention près du bouton vous dit lequel des deux cas s’applique.`,
        },
        {
          question: 'Quelle différence entre réservation, option et demande ?',
          answer: `Une réservation vous engage et bloque les nuits aussitôt. Une option garde le logement gratuitement, d’abord pendant 24 heures, puis trois jours entiers dès que vous ouvrez le lien reçu par e-mail. Elle est possible si le logement la propose et si l’arrivée est éloignée d’au moins 14 jours. Une demande ne garde rien. Si l’hôte l’accepte, elle devient une réservation confirmée ; jusque-là, vous pouvez la retirer sans frais.`,
        },
        {
          question: 'Quand saurai-je si ma réservation est confirmée ?',
          answer: `Vous recevez un e-mail dès l’envoi. Si le logement est à réservation immédiate, vos vacances sont alors acquises. Sinon, l’hôte examine la réservation, en général en une journée, et les nuits vous sont gardées pendant ce temps. Sa réponse arrive par e-mail, et la page de votre réservation indique à tout moment où vous en êtes. S’il refuse, il n’y a rien à payer.`,
        },
        {
          question: 'Quand et comment payer ?',
          answer: `Vous ne payez rien avant la confirmation. Ensuite, 25 % sont en règle générale à verser dans les sept jours et le solde six semaines avant l’arrivée. Si celle-ci est plus proche, vous réglez en une fois. Vous choisissez entre facture et virement ; lorsque l’hôte encaisse lui-même, le prélèvement est parfois possible. Si vous nous payez, chaque montant peut aussi être réglé par carte, par le lien de votre page de réservation. Vos montants et vos échéances figurent dans l’échéancier avant la réservation, puis sur la page de celle-ci.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'documents',
      title: 'Documents',
      entries: [
        {
          question: 'Quels documents vais-je recevoir, et où les trouver ?',
          answer: `Chacun de nos e-mails contient un lien vers la page de votre réservation. Vous y trouvez la confirmation en PDF, l’entrée pour votre agenda, l’échéancier et, si nous encaissons le paiement, la facture. Après la confirmation s’y ajoutent l’adresse du logement et les coordonnées de l’hôte. Le lien reste valable un an après le départ. S’il est perdu ou expiré, nous en envoyons un nouveau, sur demande, à l’adresse utilisée pour réserver.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'search',
      title: 'Chercher et comparer',
      entries: [
        {
          question: 'Comment trouver un logement qui me convient ?',
          answer: `Sur la [page de recherche](page:Search), indiquez un lieu, une région ou un pays, les dates, le nombre de personnes et les chiens. Sans précision de votre part, la recherche admet trois jours d’écart de part et d’autre ; vous pouvez réduire cette marge ou la supprimer. Si vous n’avez qu’une période approximative, choisissez « Période et durée » : tous les séjours de cette longueur qui y trouvent place apparaissent. La carte et la liste montrent les mêmes logements.`,
        },
        {
          question: 'Le prix de la liste est-il déjà le prix total ?',
          answer: `Oui, dès que vous avez choisi des dates. Il comprend l’hébergement, le ménage final, tous les autres frais obligatoires et la taxe de séjour, même si une partie se règle sur place. Le même montant figure sur la page du logement, dans la réservation et dans la confirmation. Sans dates, vous voyez ce que coûte la semaine la moins chère pour deux adultes. Indiquez aussi les enfants et les chiens : le prix en dépend.`,
        },
        {
          question: 'Comment utiliser les filtres ?',
          answer: `À côté de chaque filtre figure le nombre de logements qui resteraient si vous l’activiez : vous connaissez d’avance l’effet d’un souhait. Si la recherche ne trouve rien, elle nomme les filtres à retirer. Sous « Accessibilité », vous pouvez demander un accès sans marche, des portes d’au moins 80 cm ou une douche de plain-pied. Ces filtres reposent sur des mesures indiquées par l’hôte ; si chaque centimètre compte, interrogez-le avant de réserver.`,
        },
        {
          question: 'Comment la liste est-elle triée ?',
          answer: `Le tri proposé d’abord est « Recommandation » : pour moitié les avis des vacanciers, pour un cinquième chacun, le prix comparé à la région et la richesse de l’annonce, pour un dixième un avantage aux nouveaux logements. Vous pouvez aussi trier par avis ou par prix ; seule cette valeur compte alors. Il n’y a pas de places payantes. L’explication figure sous chaque liste ; un lien du menu « Trier » y conduit.`,
        },
        {
          question: 'Comment garder, partager et comparer des logements ?',
          answer: `Le cœur ajoute un logement à [votre sélection](page:WatchList), sans compte. Vous y voyez s’il est encore libre et si son prix a changé depuis. Vous pouvez partager la liste par un lien ou l’envoyer par e-mail ; celui qui a le lien la voit, mais ne peut pas la modifier. Jusqu’à quatre logements se comparent côte à côte, en n’affichant que les différences si vous le souhaitez.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'information',
      title: 'Prix, contrat et compte',
      entries: [
        {
          question: 'Avec qui est-ce que je conclus le contrat ?',
          answer: `Vous concluez le contrat de location avec l’hôte, et non avec nous : nous sommes intermédiaires. La page du logement, puis le récapitulatif avant la réservation, indiquent qui loue et s’il s’agit d’un professionnel ou d’un particulier. Avec un particulier, le droit de la consommation applicable aux contrats avec des professionnels ne joue pas. Notre propre rôle est régi par nos [conditions générales](page:terms).`,
        },
        {
          question: 'Que peut-il s’ajouter au prix total ?',
          answer: `Seulement ce que vous choisissez ou consommez. Les options facultatives et l’assurance annulation sont indiquées à part et ne comptent que si vous les retenez. Certains logements facturent l’électricité ou le chauffage au compteur ; nous donnons alors une estimation à côté du prix total. La caution est elle aussi indiquée séparément, puisqu’elle vous est rendue. Il ne doit pas y avoir de frais obligatoires cachés.`,
        },
        {
          question: 'Comment la taxe de séjour est-elle calculée ?',
          answer: `C’est la commune qui la fixe, le plus souvent par personne et par nuit, et souvent selon l’âge. C’est pourquoi nous demandons l’âge des enfants au jour de l’arrivée. Le montant est compris dans le prix total et se règle sur place. Seule la commune peut dire qui a droit à une réduction, par exemple sur présentation d’une carte d’invalidité. Renseignez-vous auprès d’elle ou de l’hôte et emportez le justificatif.`,
        },
        {
          question: 'Comment fonctionne la caution ?',
          answer: `Si l’hôte demande une caution, son montant figure sur la page du logement, dans la réservation et dans la confirmation. Vous la déposez sur place et la récupérez après le départ si rien n’est abîmé. Demandez à l’avance si l’hôte attend des espèces ou un virement. Faites-vous remettre un reçu et parcourez les pièces ensemble à l’arrivée.`,
        },
        {
          question: 'Que sont les consommations au compteur ?',
          answer: `Dans certains logements, l’électricité, l’eau ou le chauffage ne sont pas compris dans le prix : ils se règlent sur place d’après le compteur. Nous donnons une estimation pour votre séjour afin que vous puissiez la prévoir ; le montant final dépend de ce que vous consommez. Relevez le compteur à l’arrivée et au départ, de préférence avec l’hôte, et prenez une photo.`,
        },
        {
          question: 'Qu’en est-il du linge de lit, des serviettes et des autres options ?',
          answer: `Chaque hôte en décide. La rubrique « Prix et frais annexes » indique ce qui est obligatoire, ce que vous pouvez ajouter et ce qui est gratuit : linge de lit, lit bébé, bois de chauffage ou départ tardif, par exemple. Vous choisissez les options pendant la réservation, qui précise si elles se paient d’avance ou sur place. Ce qui n’y figure pas, mieux vaut l’apporter ou poser la question.`,
        },
        {
          question: 'Quelles remises existent, et où saisir un code bonus ?',
          answer: `Les hôtes peuvent accorder des remises pour une réservation anticipée, un départ à la dernière minute ou un long séjour. Si plusieurs conviennent, la plus élevée s’applique ; elles ne s’additionnent pas. Elle est déjà déduite du prix total. Si vous avez un code bonus, saisissez-le à la première étape de la réservation : vous voyez aussitôt s’il est valable et ce qu’il déduit.`,
        },
        {
          question: 'Où se trouve exactement le logement ?',
          answer: `Avant la réservation, la carte montre un cercle de 500 mètres de rayon dans lequel se trouve le logement. Cela protège les maisons qui restent vides entre deux séjours. Les distances de la mer, d’un lac ou d’une remontée sont néanmoins mesurées depuis le logement lui-même. L’adresse et la position exacte apparaissent sur la page de votre réservation dès que l’hôte a confirmé ; vous pouvez les ouvrir dans votre GPS.`,
        },
        {
          question: 'D’où viennent les avis ?',
          answer: `Chaque avis indique s’il se rattache à une réservation faite chez nous, si nous avons contrôlé le séjour sur justificatifs ou s’il provient d’une autre source sans avoir été vérifié. Bons ou mauvais, ils sont publiés selon les mêmes règles, les plus récents d’abord. Si un logement n’a pas encore d’avis, c’est dit clairement. La page [Avis des clients](page:CustomerRating) en dit davantage.`,
        },
        {
          question: 'Faut-il un compte ?',
          answer: `Non. Vous pouvez chercher, garder, poser une option, réserver et annuler sans compte : le lien de notre e-mail ouvre votre réservation. Avec un [compte](page:UserLogin), vous retrouvez vos réservations et votre sélection sur tous vos appareils. Celles que vous avez faites avec la même adresse e-mail s’y ajoutent d’elles-mêmes.`,
        },
        {
          question: 'Qui voit mes données personnelles ?',
          answer: `L’hôte n’apprend d’abord que votre nom, les dates, la composition du groupe et votre message. Votre e-mail, votre téléphone et votre adresse ne lui sont communiqués qu’après sa confirmation. Les demandes et les options restées sans suite sont effacées au bout de six mois. La [protection des données](page:privacy) indique combien de temps nous gardons le reste et comment demander une copie ou l’effacement.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'startend',
      title: 'Arrivée et départ',
      entries: [
        {
          question: 'À quelle heure peut-on arriver, et quand faut-il partir ?',
          answer: `L’hôte fixe les horaires. Ils figurent sur la page du logement, dans la réservation et dans la confirmation, et l’entrée de votre agenda les reprend. Le ménage se fait entre le départ et l’arrivée, si bien qu’il est rarement possible de venir plus tôt. S’il vous faut plus de temps, demandez à l’hôte. Certains proposent un départ tardif en option.`,
        },
        {
          question: 'Pourquoi ne peut-on pas arriver n’importe quel jour ?',
          answer: `En haute saison, beaucoup de logements ne changent de vacanciers que certains jours, souvent le samedi, et demandent une durée minimale. Le calendrier des prix affiche le prix total sous chaque jour d’arrivée possible ; si un jour est fermé, il en donne la raison et la période libre la plus proche. Vous pouvez arriver le jour où les précédents s’en vont. Hors saison, le choix est d’ordinaire plus large.`,
        },
        {
          question: 'Comment obtenir la clé ?',
          answer: `Après la confirmation, la page de votre réservation indique l’adresse, les coordonnées de l’hôte et, s’il en a laissé, ses consignes pour l’arrivée et les clés. S’il n’y en a pas, appelez-le quelques jours avant et convenez de l’heure et du lieu. Enregistrez ces informations dans votre téléphone ou imprimez-les, au cas où le réseau manquerait en route.`,
        },
        {
          question: 'Que faire si j’arrive plus tard ?',
          answer: `Appelez l’hôte dès que vous le savez ; son numéro figure sur la page de votre réservation. Une arrivée tardive n’est pas possible partout, car quelqu’un attend souvent avec la clé. Si vous le savez déjà en réservant, indiquez-le dans le message à l’hôte. Un retard ne change rien à votre réservation : les nuits restent les vôtres.`,
        },
        {
          question: 'Que faut-il faire avant de partir ?',
          answer: `Il est d’usage de laisser le logement balayé, de laver la vaisselle, de trier et de sortir les déchets et de fermer les fenêtres. Le règlement dit ce qui est demandé en plus. Lorsque le ménage final est obligatoire, il est compris dans le prix total. Si les consommations sont au compteur, relevez-le ; signalez vous-même un dégât et convenez de la restitution de la caution.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'occupation',
      title: 'Voyageurs, chiens et séjour',
      entries: [
        {
          question: 'Combien de personnes le logement peut-il accueillir ?',
          answer: `La page du logement indique combien de personnes il peut recevoir. Les enfants comptent, même les plus petits. Certains logements limitent en outre le nombre d’adultes ; les autres voyageurs doivent alors avoir moins de 18 ans. La réservation n’accepte que ce qui convient. La rubrique « Couchages » montre comment les lits se répartissent entre les chambres.`,
        },
        {
          question: 'Les bébés et les enfants comptent-ils ?',
          answer: `Oui, chaque enfant compte pour une personne, bébés compris. Indiquez son âge au jour de l’arrivée : la taxe de séjour en dépend, ainsi que, dans certains logements, l’occupation admise. Lorsque l’hôte propose un lit bébé ou une chaise haute, vous pouvez les ajouter en option. Le filtre sur le nombre de lits est utile si chaque enfant doit avoir le sien.`,
        },
        {
          question: 'Puis-je amener d’autres personnes ou recevoir des visites ?',
          answer: `Seules les personnes prévues dans la réservation peuvent passer la nuit ; l’assurance, la taxe de séjour et souvent une autorisation officielle en dépendent. Si quelqu’un se joint à vous, demandez une modification sur la page de votre réservation : vous y voyez le nouveau prix, et elle prend effet quand l’hôte accepte. Le règlement intérieur, sur la page du logement, dit si les fêtes sont admises ; pour des visites en journée, mettez-vous d’accord avec lui auparavant.`,
        },
        {
          question: 'Mon chien peut-il venir ?',
          answer: `Indiquez vos chiens dès la recherche : seuls apparaissent les logements où ils sont bienvenus. La page du logement précise combien sont admis et de quelle taille : petit jusqu’à 35 cm, moyen jusqu’à 55 cm, grand au-delà. Dans la réservation, vous saisissez chaque chien avec sa taille. Ce qu’il coûte est compris dans le prix total. Pour en savoir plus : [vacances avec un chien](page:Pets).`,
        },
        {
          question: 'Puis-je venir avec un chat ou un autre animal ?',
          answer: `La recherche et la réservation ne prévoient que les chiens. Pour les autres animaux, il n’y a pas de règle générale : certains hôtes n’y voient pas d’inconvénient, d’autres les excluent à cause des allergies. [Écrivez-nous](page:ContactGuest) avant de réserver, en précisant l’espèce et le nombre. La réponse vient par e-mail, et vous avez ainsi l’accord par écrit.`,
        },
        {
          question: 'Puis-je fumer, ou recharger ma voiture électrique ?',
          answer: `La page du logement répond aux deux questions. S’il est non-fumeur, ne fumez pas non plus à la fenêtre ; sinon, voyez-le sur place. Ne rechargez qu’à une borne indiquée, car les prises ordinaires ne sont souvent pas prévues pour une charge prolongée. La puissance et la prise sont précisées, et un filtre permet de ne voir que les logements avec borne.`,
        },
        {
          question: 'Que faire si quelque chose ne va pas ?',
          answer: `Dites-le aussitôt à l’hôte, de préférence par écrit et avec une photo, et laissez-lui la possibilité d’y remédier. C’est important, car vous pourriez sinon perdre vos droits. Si vous ne le joignez pas ou si rien ne se passe, [écrivez-nous](page:ContactGuest) pendant le séjour, avec le numéro de réservation. Nous prendrons contact avec lui.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'contact',
      title: 'Contact',
      entries: [
        {
          question: 'Comment vous joindre ?',
          answer: `Par téléphone au [${company.phone.display}](tel:${company.phone.interact}), par e-mail à [${company.email}](mailto:${company.email}) ou par le [formulaire de contact](page:ContactGuest). Les heures de présence du bureau figurent sur la page d’accueil. Pour une question sur une réservation, indiquez son numéro. S’il s’agit du logement lui-même, des clés ou du chauffage par exemple, l’hôte vous aidera plus vite ; ses coordonnées se trouvent, après confirmation, sur la page de votre réservation.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'newsletter',
      title: 'Lettre d’information',
      entries: [
        {
          question: 'Comment s’abonner à la lettre d’information et se désabonner ?',
          answer: `Saisissez votre adresse sur la page [Lettre d’information](page:Newsletter). Vous recevez un e-mail contenant un lien ; l’abonnement ne prend effet que si vous le confirmez à cet endroit, de sorte que personne ne peut inscrire l’adresse d’autrui. Vous pouvez vous désabonner à tout moment par le lien placé à la fin de chaque envoi. Les e-mails relatifs à une réservation n’en dépendent pas.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'covid',
      title: 'Coronavirus',
      entries: [
        {
          question: 'Quelles règles sanitaires s’appliquent à mon voyage ?',
          answer: `Les règles d’entrée et d’hébergement peuvent changer et diffèrent d’un pays à l’autre. Les avis officiels dont nous disposons figurent sur la page [Voyager et coronavirus](page:CovidTravelerNotice). Seules font foi les informations des autorités du lieu de séjour et les conseils aux voyageurs de votre ministère des Affaires étrangères. Consultez-les encore une fois peu avant le départ.`,
        },
        {
          question: 'Puis-je annuler sans frais à cause du coronavirus ?',
          answer: `Il n’existe pas de règle particulière. Si vous tombez malade ou ne souhaitez plus partir, les conditions d’annulation du logement s’appliquent ; l’intervention d’une assurance dépend de son contrat. Si une décision officielle interdit à l’hôte de vous remettre le logement, les conséquences découlent de la loi et de votre contrat. Dans ce cas, [écrivez-nous](page:ContactGuest) avant d’annuler.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'cancellation',
      title: 'Modifier, annuler, s’assurer',
      entries: [
        {
          question: 'Comment annuler une réservation ?',
          answer: `Ouvrez la page de votre réservation par le lien de notre e-mail et choisissez « Annuler la réservation ». Vous voyez d’abord ce que coûte l’annulation ce jour-là et ce qui vous sera remboursé au plus. Elle ne prend effet qu’après une seconde confirmation et devient alors définitive. L’hôte et vous recevez un e-mail, et les nuits redeviennent libres.`,
        },
        {
          question: 'Jusqu’à quand puis-je annuler ?',
          answer: `En ligne, jusqu’à la veille au soir de l’arrivée, sans donner de raison. Tant que l’hôte n’a pas confirmé votre réservation, c’est gratuit. Le jour même et ensuite, ce n’est plus possible sur la page de la réservation : parlez-en à l’hôte ou appelez-nous. C’est le jour de l’annulation, à l’heure allemande, qui détermine les frais. N’attendez donc pas si le palier suivant est proche.`,
        },
        {
          question: 'À combien s’élèvent les frais d’annulation ?',
          answer: `Chaque logement les fixe par paliers : plus l’arrivée est proche, plus la part est élevée. Dès que vous avez choisi des dates, sa page et la réservation indiquent les paliers avec leurs dates et leurs pourcentages. Les conditions en vigueur lors de votre réservation restent valables, même si l’hôte les modifie par la suite. Vous pouvez prouver que le dommage est moindre.`,
        },
        {
          question: 'Sur quoi portent les pourcentages ?',
          answer: `Sur le prix du logement, c’est-à-dire sur ce que coûtent les nuits après déduction d’une remise. Le ménage final, les options et la taxe de séjour n’en font pas partie, puisque ces prestations n’ont pas lieu. Exemple : si les nuits coûtent 800 € et le ménage 90 €, un palier de 50 % correspond à 400 €. Le montant en euros s’affiche avant que vous ne confirmiez l’annulation.`,
        },
        {
          question: 'Que signifie « Annulation gratuite » ?',
          answer: `Que l’annulation ne coûte rien jusqu’à un certain jour. Dès que vous avez choisi des dates, la page du logement et la réservation indiquent lequel. Ensuite, les paliers s’appliquent comme pour tout autre logement. Le filtre « Annulation gratuite jusqu’à 14 jours avant » montre les logements où ce jour est deux semaines avant l’arrivée, voire plus tard ; sans dates, ils portent la mention « Annulation flexible ». Si vous partez bientôt, vérifiez que ce jour n’est pas déjà passé.`,
        },
        {
          question: 'Existe-t-il un droit de rétractation ?',
          answer: `Non. Pour un hébergement à dates fixes, le droit allemand ne prévoit pas de rétractation (article 312g, alinéa 2, n° 9 du Code civil), même pour une réservation en ligne. Les conditions d’annulation s’appliquent dès que l’hôte a confirmé. Si vous voulez réfléchir, posez d’abord une option : elle est gratuite et expire d’elle-même si vous ne faites rien.`,
        },
        {
          question: 'Quand l’argent m’est-il remboursé ?',
          answer: `Ce que vous avez déjà payé est remboursé, moins les frais d’annulation ; si l’annulation est gratuite, vous récupérez tout. L’argent revient par où il est venu, sur la carte ou sur votre compte. Si nous avons encaissé le paiement, l’e-mail comporte une facture d’annulation et, le cas échéant, une facture des frais. Si vous avez versé moins que les frais, la différence reste due. Si c’est l’hôte qui a encaissé, il règle le compte avec vous.`,
        },
        {
          question: 'Reste-t-il quelque chose à payer sur place après une annulation ?',
          answer: `Non. Tout ce qui aurait été dû à l’arrivée tombe : taxe de séjour, frais annexes et options à régler sur place. La caution n’est pas demandée, et sans séjour il n’y a pas de consommation au compteur. Seuls restent dus les frais d’annulation, tels qu’ils figurent sur la page de votre réservation et dans notre e-mail.`,
        },
        {
          question: 'Renoncer à une option coûte-t-il quelque chose ?',
          answer: `Non, une option est sans engagement. Vous pouvez y renoncer sur la page de réservation ou la laisser expirer ; les deux sont gratuits. Elle prend fin de toute façon deux jours avant l’arrivée au plus tard. Nous vous le rappelons par e-mail un jour avant l’échéance, si le délai le permet. Si le logement ne vous intéresse plus, libérez-le vite : quelqu’un d’autre pourra le réserver.`,
        },
        {
          question: 'Puis-je retirer une demande ?',
          answer: `Oui, sur la page de la demande et sans frais, tant que l’hôte n’a pas répondu. S’il accepte, la demande est devenue une réservation et les conditions d’annulation s’appliquent. Retirez donc une demande dès que vous avez changé d’avis. Si personne ne répond, elle prend fin d’elle-même au bout de sept jours, et au plus tard le jour de l’arrivée.`,
        },
        {
          question: 'À quoi sert une assurance annulation ?',
          answer: `Elle rembourse les frais d’annulation si une maladie, un accident ou un autre motif assuré vous empêche de partir. Vous pouvez l’ajouter pendant la réservation, au prix indiqué ; rien n’est présélectionné. Son intérêt dépend des paliers d’annulation et des garanties que vous avez déjà, par exemple par un contrat annuel ou une carte bancaire. Les conditions de l’assurance précisent ce qui est couvert.`,
        },
        {
          question: 'Puis-je changer de dates au lieu d’annuler ?',
          answer: `Oui, jusqu’à la veille de l’arrivée, vous pouvez demander une modification sur la page de votre réservation. Vous voyez les jours libres et le nouveau prix, comparé à l’ancien, avant d’envoyer quoi que ce soit. Tant que l’hôte n’a pas accepté, la réservation reste inchangée et les nuits souhaitées ne sont pas gardées. S’il accepte, ce que vous avez payé est pris en compte ; les conditions d’annulation restent les mêmes.`,
        },
        {
          question: 'Puis-je modifier les voyageurs, les chiens ou les options ?',
          answer: `Le nombre de personnes, l’âge des enfants et les chiens se modifient comme les dates : par une demande sur la page de la réservation, avec un nouveau prix et l’accord de l’hôte. Les options, l’assurance et le mode de paiement restent tels que réservés. S’il vous faut tout de même un lit bébé ou du linge, demandez à l’hôte ; vous réglez alors en général sur place.`,
        },
        {
          question: 'Quelqu’un d’autre peut-il partir à ma place ?',
          answer: `Le contrat est à votre nom et ne peut pas être transféré en ligne. Souvent, l’hôte accepte que des amis ou des parents viennent à votre place. Demandez-le-lui avant d’annuler et faites confirmer l’accord par écrit. Jusque-là, vous restez partie au contrat et redevable du prix.`,
        },
        {
          question: 'Que se passe-t-il si je ne viens pas ou si je pars plus tôt ?',
          answer: `Le prix reste en principe dû, moins ce que l’hôte économise ou gagne en louant à d’autres. Prévenez-le le plus tôt possible, pour qu’il puisse encore louer ces nuits. Les consommations au compteur et la taxe de séjour ne sont en règle générale pas dues pour les jours où vous n’êtes pas là. Si vous êtes malade, adressez-vous à votre assurance.`,
        },
        {
          question: 'Que se passe-t-il si l’hôte annule ?',
          answer: `S’il refuse une réservation qu’il n’a pas encore confirmée, il n’y a rien à payer et vous recevez aussitôt un e-mail. Après la confirmation, il est lié par le contrat comme vous. S’il annule malgré tout, [écrivez-nous](page:ContactGuest) sans attendre : nous l’interrogerons et vous aiderons à chercher un autre logement. Vos droits légaux restent entiers.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'achievement',
      title: 'Pour les hôtes : ce que nous faisons',
      entries: [
        {
          question: 'De quoi Feriola s’occupe-t-elle pour moi ?',
          answer: `Nous présentons votre logement en quatre langues, calculons le prix total de chaque séjour d’après vos tarifs, recevons réservations, options et demandes, et envoyons confirmations, échéanciers et rappels. Vous concluez vous-même le contrat de location avec le vacancier. Vous décidez des prix, des règles et des chiens, et vous confirmez chaque réservation, sauf si vous avez choisi la confirmation immédiate.`,
        },
        {
          question: 'Comment les réservations me sont-elles annoncées ?',
          answer: `Par e-mail, dès qu’un vacancier réserve, pose une option ou envoie une demande. Le lien qu’il contient ouvre la page de la réservation ; vous y confirmez ou refusez et pouvez joindre un message. Si vous avez un accès, l’Espace hôte réunit aussi toutes vos réservations. Pour une réservation, les nuits sont déjà bloquées ; pour une demande, elles ne le sont pas. Répondez si possible dans les 24 heures, car les vacanciers comptent sur votre accord.`,
        },
        {
          question: 'Qui encaisse l’argent ?',
          answer: `Nous en convenons pour chaque logement. Ou bien nous encaissons et établissons la facture en votre nom, ou bien le vacancier vous paie, sur facture, par virement ou par prélèvement. Dans les deux cas, il voit avant de réserver ce qui est dû et quand. S’il vous paie, vous voyez le même échéancier sur la page de la réservation. S’il utilise un code bonus, nous vous en créditons le montant. S’il paie avec le séjour la prime d’une assurance voyage, nous la déduisons de vos versements et la reversons à l’assureur. Ce qui se règle sur place, c’est toujours vous qui l’encaissez.`,
        },
        {
          question: 'Que me coûte votre service ?',
          answer: `Les conditions figurent dans votre accord avec nous et dans les [conditions d’intermédiation](page:AgencyTerms). Le prix que voient les vacanciers résulte uniquement de vos tarifs, des frais obligatoires et de la taxe de séjour, moins vos remises. Personne ne peut payer pour une meilleure place dans la liste. Si vous n’avez pas encore d’accord avec nous, [écrivez-nous](page:ContactLandlord).`,
        },
        {
          question: 'De quoi dépend la place de mon logement dans la liste ?',
          answer: `Dans le tri « Recommandation », les avis comptent pour moitié, avec plus de prudence s’ils sont peu nombreux. Le prix par personne comparé à la région et la richesse de l’annonce comptent chacun pour un cinquième : douze photos, une description d’environ 600 caractères, quatre langues, les distances et les équipements suffisent pour la valeur entière. Les nouveaux logements ont un léger avantage, qui s’efface en six mois.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'myhouse',
      title: 'Pour les hôtes : mon logement',
      entries: [
        {
          question: 'Comment mon logement arrive-t-il sur le site ?',
          answer: `[Inscrivez-vous](page:UserBusinessRegistration). Une fois votre compte validé, vous créez vous-même la fiche du logement dans l’espace hôte : situation, textes, photos, équipements, prix. Nous relisons la première avant sa mise en ligne ; vos modifications ultérieures sont visibles aussitôt. En cas de difficulté, le [formulaire pour les hôtes](page:ContactLandlord) est là. Les agences qui gèrent de nombreux logements peuvent aussi nous fournir leurs données dans un fichier, que nous relisons régulièrement.`,
        },
        {
          question: 'Quelles informations sont les plus utiles ?',
          answer: `Tout ce qui se mesure : lits par chambre, distances, taille de la terrasse, stationnement, borne de recharge. Indiquez aussi les marches jusqu’à la porte, la largeur de la porte la plus étroite et le seuil de la douche ; les personnes qui en dépendent filtrent d’après ces mesures. Dites ce qui peut gêner, une route ou un escalier raide. Un vacancier prévenu se plaint moins et note plus justement.`,
        },
        {
          question: 'Quelles photos faut-il ?',
          answer: `Une douzaine, en format paysage et à la lumière du jour : extérieur, séjour, cuisine, chaque chambre, salle de bain, terrasse et vue. Montrez les pièces telles que les vacanciers les trouveront, sans personne et sans images d’autres lieux. Vous devez détenir les droits sur les photos. À défaut, nous montrons des dessins signalés comme illustrations ; les photos convainquent davantage.`,
        },
        {
          question: 'Comment fixer les prix et les jours d’arrivée ?',
          answer: `Dans l’espace hôte, vous saisissez les saisons avec un prix par nuit et par semaine, la durée minimale et maximale et les jours d’arrivée et de départ. À partir de sept nuits, le prix à la semaine s’applique au prorata, sans jamais être inférieur au prix des six premières nuits. S’y ajoutent, si vous le souhaitez, des remises pour les réservations anticipées, de dernière minute ou de longue durée ; la plus élevée s’applique. On peut réserver jusqu’à deux ans à l’avance.`,
        },
        {
          question: 'Quels frais annexes puis-je demander ?',
          answer: `Tout ce qu’un vacancier ne peut éviter entre dans le prix total : ménage final, forfaits obligatoires, taxe de séjour. La loi sur l’affichage des prix l’exige, et nous l’affichons ainsi. Options facultatives, consommations au compteur et caution figurent à part. Vous ne pouvez rien exiger sur place qui ne figurait pas dans la réservation. Les frais pour un chien ne concernent que ceux qui en amènent un.`,
        },
        {
          question: 'Comment éviter les doubles réservations ?',
          answer: `Dans notre calendrier, une même nuit ne peut pas être attribuée deux fois, même si deux personnes réservent au même instant. Si vous louez aussi ailleurs, reliez les deux calendriers dans l’espace hôte : le nôtre interroge l’autre environ toutes les demi-heures. Les périodes qui n’y figurent pas, vous les bloquez vous-même. Avant que vous ne confirmiez, la page vous avertit s’il existe déjà quelque chose à ces dates. Refusez sans attendre une réservation que vous ne pouvez pas honorer.`,
        },
        {
          question: 'Me faut-il un numéro d’enregistrement ?',
          answer: `Cela dépend du lieu. Dans de nombreuses régions d’Europe, un meublé de tourisme doit être enregistré. Le règlement (UE) 2024/1028 s’applique depuis mai 2026 : là où un numéro est exigé, l’annonce doit le mentionner. Votre commune ou l’autorité compétente vous renseignera. Saisissez le numéro avec le logement : il figurera sur sa page. Si aucun n’est exigé, la page l’indique également.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'internet',
      title: 'Pour les hôtes : répondre en ligne',
      entries: [
        {
          question: 'Comment répondre à une réservation en ligne ?',
          answer: `Ouvrez le lien de notre e-mail. Vous voyez le séjour, les voyageurs, l’échéancier et le message du vacancier, puis vous confirmez ou refusez. Son téléphone, son e-mail et son adresse apparaissent dès que vous avez confirmé ; au même moment, il reçoit vos coordonnées. Pour une option, vous n’avez rien à faire : si elle n’est pas suivie d’une réservation, les nuits redeviennent libres d’elles-mêmes.`,
        },
        {
          question: 'Le lien vers la réservation ne s’ouvre plus. Que faire ?',
          answer: `Les liens destinés aux hôtes restent valables deux semaines après le départ des vacanciers. Si l’un d’eux est expiré ou incomplet, la page propose d’en envoyer un nouveau. Il part à l’adresse e-mail que nous connaissons, jamais à une adresse saisie. Si rien n’arrive, regardez dans les courriers indésirables ou dites-nous que votre adresse a changé. Ne transmettez pas ce lien : il ouvre la réservation sans mot de passe.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'service',
      title: 'Pour les hôtes : aide et cas particuliers',
      entries: [
        {
          question: 'Comment joindre le service des hôtes ?',
          answer: `Par le [formulaire pour les hôtes](page:ContactLandlord), par e-mail à [${company.email}](mailto:${company.email}) ou par téléphone au [${company.phone.display}](tel:${company.phone.interact}). Indiquez le numéro du logement ou de la réservation, cela va plus vite. Les prix et les périodes bloquées, vous les modifiez vous-même dans l’espace hôte. Pour une réservation, écrivez au vacancier depuis sa page ; après confirmation, son numéro de téléphone y figure aussi.`,
        },
        {
          question: 'Un vacancier veut modifier sa réservation. Que dois-je faire ?',
          answer: `Il envoie sa demande depuis la page de sa réservation, et vous recevez un e-mail. La page de la réservation montre côte à côte ce qui est convenu et ce qui est souhaité, avec le nouveau prix d’après vos tarifs du jour. Si vous acceptez, calendrier et réservation changent aussitôt. Si vous refusez, ou si vous n’avez pas répondu le jour de l’arrivée, la réservation reste telle que convenue.`,
        },
        {
          question: 'Que se passe-t-il quand un vacancier annule ?',
          answer: `Vous recevez un e-mail, et les nuits peuvent être réservées à nouveau aussitôt. Si vous n’avez pas encore confirmé, l’annulation est gratuite pour le vacancier. Sinon, les frais suivent les paliers en vigueur lors de la réservation et le prix du logement. Si nous avons encaissé, nous établissons en votre nom la facture d’annulation et celle des frais. Si c’est vous, vous réglez le compte avec le vacancier, qui peut prouver un dommage moindre.`,
        },
        {
          question: 'Puis-je répondre à un avis ou le faire supprimer ?',
          answer: `Une réponse paraît publiquement juste sous l’avis. Restez factuel et ne dites rien qui permette à d’autres de reconnaître le vacancier. Un avis n’est pas supprimé parce qu’il est mauvais. S’il est illicite, injurieux par exemple, ou s’il n’émane pas d’un vacancier, utilisez « Signaler » sous l’avis. Vous recevez un accusé de réception, puis une décision motivée.`,
        },
        {
          question: 'Qui voit mon adresse et mes coordonnées ?',
          answer: `Avant la réservation, les vacanciers voient votre nom, si vous louez à titre professionnel ou privé, les langues que vous parlez et, sur la carte, un cercle dans lequel se trouve le logement. L’adresse, le téléphone et l’e-mail ne sont communiqués qu’avec la réservation confirmée, dont le lien reste valable un an après le départ. Les hôtes professionnels doivent en outre indiquer ce que la loi exige d’eux.`,
        },
      ],
    },
  ],
} satisfies PageSeed;

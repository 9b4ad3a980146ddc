import { company, companyLine } from '../../../domain/company.ts';
import { attributionDays } from '../../../domain/attribution.ts';
import { retentionDays } from '../../../domain/retention.ts';
import { legalPage } from '../../legal-page.ts';
import { sampleNotice } from '../../sample-notice.ts';

export default legalPage({
  title: 'Protection des données',
  description: 'Quelles données nous traitons, pourquoi et combien de temps.',
  notice: sampleNotice.fr,
  sections: [
    {
      title: 'Responsable',
      paragraphs: [
        `${companyLine} (exemple), ${company.email}. L’exploitant indique ici aussi son délégué à la protection des données.`,
      ],
    },
    {
      title: 'Lors de la consultation',
      paragraphs: [
        'Notre serveur traite votre adresse IP pour envoyer la page et prévenir les abus (art. 6, par. 1, f RGPD). Nos journaux ne contiennent ni recherches ni données personnelles. Nous ne chargeons aucun contenu de serveurs tiers. Si une partie de la page échoue, celle-ci nous indique laquelle et comment, sans identifiant et sans rien de ce que vous avez saisi.',
      ],
    },
    {
      title: 'Ce qui est dans votre navigateur',
      paragraphs: [
        'Ce n’est que si vous enregistrez un logement, vous connectez ou réservez que nous plaçons le cookie « uid » : un identifiant aléatoire, un an au plus, pour que votre sélection vous appartienne. Les réservations commencées restent dans la mémoire de l’onglet et disparaissent à sa fermeture. Si vous choisissez « Mémoriser sur cet appareil » dans la recherche, le navigateur garde vos quatre dernières destinations jusqu’à ce que vous effaciez l’historique ; si vous cherchez « Autour de moi », nous recevons votre position à un kilomètre près environ, sans l’enregistrer. Tout cela est nécessaire au service demandé (art. 25, al. 2 TDDDG, Allemagne). Pour le reste, nous demandons d’abord.',
      ],
    },
    {
      title: 'Réserver, poser une option, demander',
      paragraphs: [
        'Nous traitons vos saisies pour conclure et exécuter le contrat (art. 6, par. 1, b RGPD). L’hôte reçoit nom, dates, voyageurs et message ; téléphone, e-mail et adresse seulement après confirmation. Si vous payez par carte, vous en saisissez le numéro sur la page d’un service de paiement ; nous ne le connaissons pas. Le lien vers votre réservation contient un secret : ne le transmettez qu’à des personnes de confiance.',
      ],
    },
    {
      title: 'Combien de temps',
      paragraphs: [
        'Nous conservons les réservations aussi longtemps que le droit commercial et fiscal l’exige, en Allemagne de huit à dix ans.',
        `Nous effaçons les demandes et options restées sans réservation après ${retentionDays.unboundBookings} jours, les adresses e-mail saisies sans compte après ${retentionDays.typedAddresses} jours, la sélection ${retentionDays.watchedHomes} jours et les logements vus en dernier ${retentionDays.seenHomes} jours après le dernier ajout. L’envoi d’une sélection est conservé ${retentionDays.sentWatchLists} jours, son adresse seulement jusqu’au départ de l’e-mail. Les tâches techniques sont effacées après ${retentionDays.jobsAndReplies} jours, les compteurs contre les abus après ${retentionDays.limits} jours ; le refus d’un de nos e-mails par une messagerie reste noté, sous forme de code, ${retentionDays.mailBounces} jours ; la confirmation de votre adresse est gardée sous forme codée ${retentionDays.confirmedAddresses} jours. Si vous avez un compte, il contient ce que vous y avez saisi ; les connexions terminées sont effacées après ${retentionDays.endedSessions} jours, l’historique du compte et les navigateurs utilisés après ${retentionDays.accountEvents} jours, les inscriptions non confirmées ${retentionDays.accountMails} jours après l’expiration de leur lien. Les inscriptions d’hôtes, de partenaires et d’agences dont personne ne confirme l’adresse sont effacées après ${retentionDays.unconfirmedBusinesses} jours, et celles dont nous avons décidé ${retentionDays.decidedBusinesses} jours après notre décision. Les alertes sont effacées quand vous les arrêtez, le jour de l’arrivée ou après un an, celles qui ne sont pas confirmées après ${retentionDays.unconfirmedSignUps} jours, et votre adresse ${retentionDays.endedAlerts} jours après la dernière. Si vous nous écrivez par un formulaire de contact, nous conservons votre dossier ${retentionDays.contactCases} jours après le dernier message. Les e-mails qui répondent aux nôtres et que nous n’avons pas pu classer sont effacés après ${retentionDays.mailReplies} jours, les fichiers envoyés sans message après ${retentionDays.loneAttachments} jour ou un peu plus tard. Les messages entre client et hôte sont effacés avec leurs fichiers ${retentionDays.messages} jours après le dernier message ; notre bureau ne les lit que si l’une des deux parties le demande. Ce que les hôtes modifient dans leurs logements et leurs calendriers est consigné, avec son auteur, pendant ${retentionDays.homeHistory} jours.`,
      ],
    },
    {
      title: 'Newsletter',
      paragraphs: [
        `Nous n’envoyons la newsletter que si vous y avez consenti et appuyé sur le bouton de notre e-mail (art. 6, par. 1, point a, du RGPD). Nous notons à cet effet quel texte vous avez accepté, quand, sur quelle page et depuis quelle partie du réseau. Les inscriptions sans ce bouton sont effacées après ${retentionDays.unconfirmedSignUps} jours. Si vous vous désinscrivez, nous effaçons aussitôt l’adresse et ne gardons qu’un code auquel nous seuls pourrions la reconnaître : la preuve pendant ${retentionDays.consent} jours, et durablement le fait qu’aucune publicité n’y est plus envoyée. Nous ne mesurons pas si vous ouvrez un e-mail.`,
      ],
    },
    {
      title: 'Vos droits',
      paragraphs: [
        `Vous pouvez demander accès, rectification, effacement, limitation et portabilité de vos données, vous opposer et retirer un consentement à tout moment. Écrivez à ${company.email}. Vous pouvez saisir toute autorité de protection des données.`,
        `Avec un compte, vous pouvez télécharger vous-même toutes vos données dans un fichier ZIP et supprimer le compte. Il prend fin ${retentionDays.deletionGrace} jours après votre demande, pour qu’une erreur ou un inconnu ne détruise rien. Les réservations et factures que nous devons conserver ne sont alors plus rattachées à aucun compte ; les demandes à notre bureau restent aussi longtemps qu’indiqué ci-dessus. Du compte lui-même, le journal reste ${retentionDays.accountEvents} jours et ne nomme plus personne.`,
      ],
    },
    {
      title: 'Statistiques et marketing',
      paragraphs: [
        'Lors de votre première visite, nous vous demandons si vous autorisez les statistiques et le marketing. Votre réponse est conservée un an dans les cookies « accepted » et « disclaimer ». Sans votre accord, rien de cela n’a lieu (§ 25, al. 1 TDDDG, art. 6, par. 1, point a) du RGPD).',
        `Avec votre accord, nous déposons le cookie « uid » et conservons la manière dont vous nous avez trouvés (${retentionDays.origins} jours), les types de pages consultées (${retentionDays.pages} jours) et, sans lien avec vous, ce qui a été recherché, les logements ouverts et la vitesse des pages. Si vous autorisez le marketing, nous conservons aussi l’adresse e-mail que vous saisissez dans un formulaire de réservation, même avant de l’envoyer. Si vous venez par le lien d’un partenaire ou à son adresse propre, notre serveur compte la visite sans noter qui est venu (${retentionDays.partnerVisits} jours) ; avec votre accord, une réservation ultérieure compte pour lui pendant ${attributionDays} jours. La preuve de votre accord est conservée trois ans. Vous pouvez le retirer à tout moment par « Paramètres des cookies », en bas de chaque page ; nous supprimons alors ce que nous avions conservé.`,
        'Indépendamment de cela, notre serveur compte pour les hôtes combien de fois par jour la page d’un logement est ouverte : un nombre par logement et par jour, sans lien avec vous et sans rien enregistrer ni lire sur votre appareil.',
      ],
    },
  ],
});

import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Lire une annonce entre les lignes',
  description:
    'Photos, distances, lits, avis : comment lire la description d’un logement de vacances et quelles questions poser à l’hôte.',
  lead: 'La plupart des hôtes décrivent leur maison honnêtement, mais telle qu’ils la voient. En lisant, remarquez ce qui manque : vous n’aurez pas de surprise à l’arrivée.',
  picture: { scene: 'theme-countryside', alt: 'Prairies en fleurs et collines dans la lumière du matin' },
  article: {
    author: 'Katrin Behrens',
    date: '2026-02-12',
    category: 'knowledge',
    slug: 'lire-une-annonce',
    related: ['deposit-and-final-cleaning', 'booking-school-holidays', 'working-from-a-holiday-home'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Compter les photos avant de les regarder

Parcourez les photos avec la liste des pièces sous les yeux. Trois chambres, mais deux seulement en image : la troisième est petite, sombre ou sert de passage. L’absence de photo de la salle de bain signifie rarement qu’elle est neuve. Regardez dans les coins : si les encadrements de porte penchent vers l’extérieur, l’objectif était un grand-angle, et la pièce est plus petite qu’elle n’en a l’air. Fiez-vous aux objets de taille connue, une cuisinière de soixante centimètres ou un lit.

Observez aussi les fenêtres. Un séjour montré seulement à la lumière des lampes manque sans doute de jour. Et si toutes les vues extérieures montrent la même façade, demandez ce qu’il y a de l’autre côté.

## Les distances en mètres et en minutes

« À 400 mètres de la plage » s’entend en général à vol d’oiseau. Entre les deux, il peut y avoir une voie ferrée, une falaise ou un camping. Demandez le temps à pied, et si le chemin se fait avec une poussette. Avant la réservation, la carte de Feriola ne montre volontairement qu’un cercle de 500 mètres de rayon où se trouve la maison ; l’adresse exacte vous parvient une fois la réservation confirmée. Ce cercle suffit pour repérer une route nationale, un clocher qui sonne les heures ou un port.

## Les formules et ce qu’elles peuvent cacher

Aucune de ces formules n’est malhonnête. Chacune a une lecture anodine et une autre qui l’est moins ; la question en regard permet de trancher.`,
    },
    {
      kind: 'table',
      caption: 'Formules courantes et question à poser',
      head: ['L’annonce dit', 'Cela peut signifier', 'Demandez'],
      rows: [
        [
          'charmant, rustique',
          'plafonds bas, cuisine ancienne, cloisons minces',
          'Quelle hauteur sous plafond, et qu’a-t-on refait en dernier ?',
        ],
        ['8 couchages', 'dont quatre en canapé-lit', 'Combien dorment dans un lit, derrière une porte ?'],
        [
          'lit double',
          '1,40 mètre de large, contre le mur',
          'Quelle largeur, et accède-t-on des deux côtés ?',
        ],
        ['central, animé', 'des bars sous la fenêtre', 'Sur quoi donnent les chambres ?'],
        ['au calme', 'ni commerce ni bus', 'Où achète-t-on le pain, et comment y va-t-on ?'],
        ['piscine', 'encore bâchée en mai, ou partagée', 'Quand est-elle ouverte, chauffée, sécurisée ?'],
        ['vue sur mer', 'du balcon, en se penchant', 'De quelle pièce, avec une photo ?'],
      ],
    },
    {
      kind: 'text',
      text: `## Ce que la description passe sous silence

Les qualités, chacun en parle. Ce qui renseigne, c’est ce qu’une longue description ne dit pas. Pas un mot du chauffage dans une maison louée en novembre, ni de la climatisation en août ; pas de stationnement dans une vieille ville, rien sur l’escalier. Si vous marchez avec difficulté ou venez avec de jeunes enfants, renseignez-vous sur les marches, la rampe et la porte de la salle de bain. Sur Feriola, « accès sans marche », « portes d’au moins 80 cm » et « douche de plain-pied » reposent sur des mesures et servent de filtres.

Il en va de même des frais. Chez nous, le prix total comprend tout ce qui est obligatoire, ménage final et taxe de séjour inclus. Lisez tout de même ce qui figure à côté : consommations au compteur, draps en option, caution. Notre article sur la [caution et le ménage final](page:BlogArticle/deposit-and-final-cleaning) en explique le fonctionnement.

## Lire les avis en commençant par les derniers

La moyenne en dit moins que les cinq derniers textes. Cherchez ce qui revient : si trois personnes parlent des matelas sans s’être concertées, c’est qu’ils posent problème. Un mauvais avis isolé renseigne souvent davantage par la réponse de l’hôte. Notez le mois et la composition du groupe : ce qu’un couple écrit du calme en mai ne vaut pas pour le mois d’août avec des enfants. Chaque avis porte la mention de sa provenance. Un logement sans avis n’est pas moins bon : il est nouveau, ou noté ailleurs.`,
    },
    {
      kind: 'quote',
      text: 'Une bonne question appelle une réponse courte. Si elle est longue et passe à côté, vous avez appris quelque chose aussi.',
    },
    {
      kind: 'text',
      text: `## Écrire avant de réserver

Écrivez à l’hôte avant de vous engager, et brièvement : qui vient, quand, avec quelle préoccupation, trois questions au plus. La réponse en dit plus long que son seul contenu. Un hôte qui explique en deux phrases le fonctionnement du chauffage vous aidera aussi le jour où il tombe en panne. Faites confirmer par écrit ce qui compte pour vous ; ce qui s’est dit au téléphone est oublié en août.

Si plusieurs maisons restent en lice, mettez-les côte à côte dans [votre sélection](page:WatchList). À la comparaison, on voit qui indique sa surface et qui s’en dispense.`,
    },
    {
      kind: 'links',
      title: 'À lire aussi',
      links: [
        { label: 'Questions fréquentes des vacanciers', to: 'page:Faq/faq1' },
        {
          label: 'Quand réserver pour les vacances scolaires',
          to: 'page:BlogArticle/booking-school-holidays',
        },
      ],
    },
  ],
} satisfies PageSeed;

import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Liste de départ pour une location',
  description:
    'Plus de quarante points à cocher et à imprimer : papiers, maison, trousse de secours, enfants, chien et jour du départ.',
  lead: 'Ce qu’un hôtel fournit d’office manque souvent dans une location. Cochez ce qui est fait ; les coches restent dans ce navigateur, et la liste s’imprime.',
  picture: { scene: 'theme-beach', alt: 'Plage de la mer du Nord le matin' },
  blocks: [
    {
      kind: 'text',
      text: `Rayez d’abord ce que le logement possède déjà : ses équipements mentionnent lit bébé, barbecue, lave-linge ou sèche-cheveux, et les frais annexes précisent si le linge et les serviettes sont fournis. Ce qui n’y figure pas est à emporter.`,
    },
    {
      kind: 'checklist',
      groups: [
        {
          title: 'Quelques semaines avant',
          items: [
            'Vérifier la validité des papiers d’identité et des permis de conduire, ceux des enfants aussi',
            'Vérifier la carte européenne d’assurance maladie et l’assurance voyage',
            'Se procurer vignettes, pastilles écologiques et enregistrements pour les villes du trajet',
            'Faire le point sur les vaccins, y compris contre l’encéphalite à tiques',
            'Contrôler la voiture : pneus, huile, feux, gilets, coffre de toit',
          ],
        },
        {
          title: 'La semaine précédente',
          items: [
            'Le solde est-il réglé ?',
            'Enregistrer la confirmation en PDF et l’adresse pour les ouvrir sans réseau',
            'Appeler l’hôte : heure d’arrivée, clé, forme de la caution',
            'Espèces pour la caution, la taxe de séjour et les frais sur place',
            'Faire garder le courrier, les plantes et les animaux',
          ],
        },
        {
          title: 'Pour la maison',
          items: [
            'Linge de lit et serviettes, s’ils ne sont pas fournis',
            'Torchons, liquide vaisselle, éponge et pastilles de lave-vaisselle',
            'Papier toilette et sacs-poubelle pour les premiers jours',
            'Sel, huile, café, filtres et un repas pour le premier soir',
            'Un bon couteau de cuisine et un tire-bouchon',
            'Multiprise, chargeurs et, selon le pays, adaptateur',
            'Lampe de poche, briquet et un peu de ficelle',
          ],
        },
        {
          title: 'La trousse de secours',
          items: [
            'Traitements personnels avec réserve et nom des substances',
            'De quoi soigner fièvre, douleur, diarrhée et mal des transports',
            'Pansements, désinfectant et pince ou tire-tique',
            'Crème solaire, antimoustique et thermomètre',
            'Numéros du centre antipoison et de l’assurance dans le téléphone',
          ],
        },
        {
          title: 'Vêtements et loisirs',
          items: [
            'Veste de pluie et chaussures solides, même en été',
            'Maillots, draps de plage et chaussures d’eau pour les rivages rocheux',
            'Chaussons, car le carrelage est froid le soir',
            'Jeu de cartes, livre et de quoi occuper un jour de pluie',
            'Sac à dos et gourdes pour les sorties',
          ],
        },
        {
          title: 'Avec des enfants',
          items: [
            'Oreiller familier, doudou et veilleuse',
            'Lit bébé ou chaise haute réservés ou emportés',
            'Couches, lingettes et petits pots pour deux jours',
            'Siège auto, y compris pour un taxi ou une voiture de location',
            'Brassards ou gilet, chapeau et tee-shirt anti-UV',
            'Cache-prises et couverture pour le sol',
          ],
        },
        {
          title: 'Avec un chien',
          items: [
            'Passeport européen avec vaccination antirabique valable',
            'Nourriture pour les premiers jours, gamelles et eau pour la route',
            'Laisse, muselière, sacs à déjections et serviette',
            'Couverture ou panier, pour qu’il ait sa place',
            'Médaille au collier avec votre numéro de téléphone',
          ],
        },
        {
          title: 'Le jour du départ',
          items: [
            'Vider le réfrigérateur, laver la vaisselle, sortir déchets et verre',
            'Baisser le chauffage, fermer fenêtres, volets et eau',
            'Relever le compteur et le photographier',
            'Passer en revue prises, tiroirs, lave-linge et fil à linge',
            'Signaler les dégâts, remettre la clé, convenir de la caution',
          ],
        },
      ],
    },
    {
      kind: 'links',
      title: 'Se préparer davantage',
      links: [
        { label: 'Conseils de voyage', to: 'page:TravelTips', text: 'De la réservation au départ' },
        {
          label: 'Voyager en bonne santé',
          to: 'page:TravelTipsHealth',
          text: 'Assurance, urgences, tiques, soleil et baignade',
        },
      ],
    },
  ],
} satisfies PageSeed;

import type { PlainWords } from "./say-plainly.ts";

/** Who may apply, said plainly in French. */
export const PLAIN_FRENCH: PlainWords = {
  before: [
    ["pays", "eligibles|possibles|concernes|acceptes|ouverts|admis", "sont?"],
    ["un|deux|trois|quatre|cinq|quelques", "pays", "seulement|uniquement"],
    ["concernes|possibles|eligibles", "les pays suivants|les pays"],
    ["proposons|offrons|signons", "un contrat|des contrats|un cdi", "de travail?", "en|au|aux|dans"],
    ["recrutement|embauche|contrat", "est?", "possible", "uniquement|seulement?", "en|au|aux|dans"],
    ["contrats", "se signent|sont signes|sont proposes|sont etablis", "en|au|aux|dans"],
    ["le recrutement|la recherche|cette offre|ce recrutement", "porte sur|couvre|concerne"],
    [
      "teletravail|a distance|a domicile|de chez vous|depuis chez vous",
      "complet|total|possible?",
      "depuis|partout en|dans toute|dans tout|partout dans",
    ],
    ["a domicile,|de chez vous,|depuis chez vous,|chez vous,", "partout?", "en|au|aux"],
    ["ou que vous", "soyez|viviez|habitiez|residiez", "en|au|aux|dans"],
    ["n'importe ou|n’importe ou|partout|ou vous voulez|ou bon vous semble", "en|au|aux|dans"],
    ["de|depuis|dans", "n'importe quelle|n’importe quelle|toute", "ville|region|commune", "de|du|en|d'"],
    [
      "recrutons|embauchons|engageons",
      "partout|a distance?",
      "dans tout|dans toute|dans l'ensemble de|partout en",
    ],
    [
      "contrats|contrats de travail|embauches|recrutements",
      "sont|ne sont",
      "possibles",
      "que|qu'?",
      "en|au|aux|dans",
    ],
    ["pouvons|pouvons vous", "salarier|employer|embaucher|recruter", "en|au|aux|dans"],
    [
      "poste|offre|mission",
      "est?",
      "ouvert|ouverte|accessible|propose|proposee",
      "partout|uniquement?",
      "en|au|aux|dans|depuis",
    ],
    ["candidatures", "sont?", "acceptees|bienvenues|recues", "de|depuis|des"],
    ["acceptons|accueillons|etudions", "les candidatures", "de|du|des|depuis|d'"],
    [
      "votre",
      "domicile|residence|bureau|logement",
      "se trouve|est|est situe|est situee|doit etre",
      "quelque part?",
      "en|au|aux|dans",
    ],
  ],
  anybody: [
    [
      "recrutons|embauchons|engageons",
      "dans le monde entier|partout dans le monde|dans tous les pays|sur tous les continents",
    ],
    [
      "candidatures",
      "de|venues de|venant de|issues de|provenant de",
      "tous les pays|tous pays|n'importe quel pays|tous les continents|partout",
    ],
    [
      "vous pouvez|vous pourrez",
      "vivre|travailler|habiter|resider|etre base",
      "partout dans le monde|dans n'importe quel pays|depuis n'importe quel pays|de n'importe quel pays",
    ],
    [
      "on peut|vous pouvez",
      "rejoindre l'equipe|nous rejoindre|postuler|travailler",
      "depuis|de",
      "n'importe quel pays|tous les pays|partout dans le monde",
    ],
    ["depuis|dans|de", "le pays", "de votre choix|que vous voulez|que vous voudrez|que vous preferez"],
    [
      "choisissez|vous choisissez|a vous de choisir",
      "votre|le|librement votre",
      "pays|pays de residence|continent",
    ],
    ["peu importe|peu nous importe|qu'importe", "le|votre|dans quel|de quel|depuis quel", "pays|continent"],
    ["le pays|le continent", "nous?", "importe peu|n'a pas d'importance|n'a aucune importance|ne compte pas"],
    ["sans", "distinction|condition|contrainte|restriction|limite", "de", "pays|lieu|residence|frontieres"],
    ["meme|aussi|y compris", "depuis|sur|de", "un autre continent|l'autre bout du monde|l'etranger"],
  ],
};

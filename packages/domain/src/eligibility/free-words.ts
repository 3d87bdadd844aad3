import type { FreeWords } from "./phrases-free.ts";

/** Where nobody is bound to a place, in German. */
export const GERMAN_FREE: FreeWords = {
  line: String.raw`arbeitsort|standort|einsatzort|dienstort|wohnort|ort|remote|home[- ]?office`,
  anywhere: String.raw`weltweit(?: moglich)?|egal|beliebig|uberall(?: auf der welt)?|frei wahlbar|freie wahl|auf der ganzen welt`,
  none: String.raw`kein(?:e[mnrs]?|erlei)?|ohne(?: jede)?`,
  rules: String.raw`vorgaben?|vorschrift(?:en)?|(?:ein|be)schrankung(?:en)?|auflagen?|bedingung(?:en)?`,
  country: String.raw`l(?:and|andern?)|wohn(?:ort|sitz)\p{L}*|kontinente?n?|aufenthaltsort`,
  undemanded: String.raw`schreiben (?:wir )?(?:dir|ihnen|euch|niemandem) nicht vor|verlangen (?:wir )?(?:von niemandem )?(?:kein\p{L}*|nicht)|fordern (?:wir )?kein\p{L}*`,
  whichCountry: String.raw`(?:auf|in|von|aus) welche[mr] (?:land|staat|kontinent|erdteil|teil der welt)|(?:bestimmte[nsr]?) (?:land|wohnort|wohnsitz|wohn(?:sitz)?land)`,
  notAsked: String.raw`(?:verlangen|fordern|erwarten) wir nicht|schreiben wir nicht vor|ist nicht (?:vorgegeben|vorgeschrieben)`,
  choose: String.raw`(?:entscheidest|wahlst|bestimmst) du|du (?:entscheidest|wahlst|bestimmst)|entscheiden sie|sie entscheiden`,
  beyond: String.raw`auch (?:au(?:ss|ß)erhalb|jenseits) (?:von |der )?(?:EU|Europa|europaischen)\p{L}*|im in- (?:wie|und|oder) (?:im )?ausland`,
  unbound: String.raw`an kein(?:en|e)? (?:land|staat|kontinent|landergrenzen?) gebunden`,
  abroad: String.raw`auch (?:\p{L}+ )?(?:aus dem|im|vom) ausland`,
  only: String.raw`nur|ausschlie(?:ss|ß)lich`,
  ifYouLive: String.raw`(?:wenn|sofern) (?:du|sie)(?: dauerhaft| selbst)?`,
  yourHome: String.raw`(?:dein|ihr|deinem|ihrem) (?:home[- ]?office|zuhause|arbeitsplatz)|dieses (?:zuhause|home[- ]?office)`,
  lead: String.raw`(?:egal,? )?ob(?: (?:du|sie))?(?: (?:in|aus|von))?|von|aus|in`,
  welcome: String.raw`arbeitest|arbeiten|bewerb\p{L}*|bewirb|willkommen|wohlfuhl\p{L}*|mitmach\p{L}*`,
};

/** Where nobody is bound to a place, in French. */
export const FRENCH_FREE: FreeWords = {
  line: String.raw`lieu(?: de travail)?|localisation|teletravail|remote|a distance`,
  anywhere: String.raw`(?:le )?monde entier|partout(?: dans le monde)?|peu importe|indifferente?|libre|au choix|n['’]importe ou`,
  none: String.raw`aucune?s?|sans|pas de|ni`,
  rules: String.raw`contraintes?|restrictions?|conditions?|limites?|exigences?|obligations?`,
  country: String.raw`pays|(?:lieu de )?residence|domicile|continents?`,
  undemanded: String.raw`(?:ne |n['’])(?:vous )?(?:impos|demand|exig)(?:ons|e)(?: pas)?`,
  whichCountry: String.raw`(?:aucun|un|dans quel|depuis quel|de quel|sur quel) (?:pays|continent)|le (?:pays|continent) (?:(?:dans|depuis) lequel|d['’]ou)|quel que soit le continent|aucun (?:lieu|endroit)`,
  notAsked: String.raw`n['’]est (?:exige|demande|impose)e?`,
  choose: String.raw`vous (?:qui )?(?:decid|choisiss)ez|a vous de (?:decider|choisir)`,
  beyond: String.raw`(?:y compris|meme|aussi|egalement) (?:hors|en dehors) (?:de )?(?:d['’]|l['’])?(?:europe|UE|union)\b`,
  unbound: String.raw`n['’]est (?:rattache|lie|attache)e? a aucun pays`,
  abroad: String.raw`(?:y compris|meme|aussi|egalement) (?:de(?:puis)? |a )?l['’]etranger`,
  only: String.raw`que|uniquement|seulement`,
  ifYouLive: String.raw`si vous (?:habitez|residez|vivez|etes (?:domicilie|installe|base)\p{L}*)`,
  yourHome: String.raw`(?:est|depuis) votre domicile|cette maison|votre (?:foyer|poste de travail)`,
  lead: String.raw`que vous (?:soyez|viviez|habitiez|travailliez)(?: (?:a|au|en))?|depuis|de|a|en`,
  welcome: String.raw`bienvenu\p{L}*|candidatures?|postul\p{L}+|interess\p{L}+|travaill\p{L}+`,
};

/** Where nobody is bound to a place, in Spanish. */
export const SPANISH_FREE: FreeWords = {
  line: String.raw`ubicacion|lugar(?: de trabajo)?|localidad|localizacion|remoto|teletrabajo`,
  anywhere: String.raw`todo el mundo|(?:en |desde )?cualquier (?:lugar|sitio|parte)(?: del mundo)?|indiferente|indistint[oa]|libre|global|mundial|donde (?:quieras|prefieras)|a tu eleccion|da igual`,
  none: String.raw`ningun[ao]?|sin|no (?:hay|existen?|tenemos|ponemos)(?: ningun[ao]?)?`,
  rules: String.raw`restricci\p{L}+|requisitos?|limites?|limitaci\p{L}+|condici\p{L}+|exigencias?`,
  country: String.raw`pais(?:es)?|residencia|ubicacion|continentes?`,
  undemanded: String.raw`no (?:te |le )?(?:imponemos|pedimos|exigimos|requerimos)`,
  whichCountry: String.raw`(?:ningun|un|en que|desde que|de que) (?:pais|continente)|el (?:pais|continente) (?:en|desde) el que`,
  notAsked: String.raw`no (?:se )?(?:exige|pide|impone|exigimos|pedimos|imponemos)`,
  choose: String.raw`decides|eliges|escoges`,
  beyond: String.raw`(?:tambien|incluso|inclusive|tampoco|ni) fuera de (?:la )?(?:europa|UE|union)\b|dentro o fuera de \p{L}+`,
  unbound: String.raw`no esta (?:ligad|atad|vinculad|sujet)[oa] a ningun pais`,
  abroad: String.raw`(?:tambien|incluso|inclusive) (?:desde|en) el extranjero`,
  only: String.raw`solo|unicamente|solamente`,
  ifYouLive: String.raw`si (?:vives|resides|estas|tienes tu (?:residencia|domicilio))`,
  yourHome: String.raw`(?:es|desde) tu (?:casa|domicilio)|esa casa|tu (?:hogar|puesto de trabajo)`,
  lead: String.raw`desde|en|de|ya sea (?:en|desde)|(?:vivas|estes) en`,
  welcome: String.raw`candidatura|bienvenid[oa]s?|interes\p{L}+|postul\p{L}+|trabaj\p{L}+`,
};

/** Where nobody is bound to a place, in Portuguese. */
export const PORTUGUESE_FREE: FreeWords = {
  line: String.raw`local(?: de trabalho)?|localizacao|localidade|remoto|home office|teletrabalho`,
  anywhere: String.raw`(?:o )?mundo (?:todo|inteiro)|todo o mundo|(?:em |de )?qualquer (?:lugar|sitio|parte)(?: do mundo)?|indiferente|livre|global|mundial|onde (?:quiser|preferir)|a (?:sua|tua) escolha|tanto faz`,
  none: String.raw`nenhuma?|sem|nao (?:ha|existem?|temos)(?: nenhuma?| qualquer)?`,
  rules: String.raw`restric\p{L}+|requisitos?|limites?|limitac\p{L}+|condic\p{L}+|exigencias?`,
  country: String.raw`pais(?:es)?|residencia|localizacao|continentes?`,
  undemanded: String.raw`nao (?:lhe |te )?(?:impomos|pedimos|exigimos)`,
  whichCountry: String.raw`(?:nenhum|n?um|em que|de que|a partir de que) (?:pais|continente)|o (?:pais|continente) (?:em que|de onde|onde)`,
  notAsked: String.raw`nao (?:e exigid[oa]|exigimos|pedimos|impomos)`,
  choose: String.raw`voce (?:decide|escolhe)|decides|escolhes`,
  beyond: String.raw`(?:tambem|mesmo|inclusive|nem) fora d[ae] (?:europa|UE|uniao)\b|dentro ou fora d[aeo] \p{L}+`,
  unbound: String.raw`nao esta (?:ligad|pres|vinculad|sujeit)[oa] a nenhum pais`,
  abroad: String.raw`(?:tambem|mesmo|inclusive) (?:do|no|a partir do) (?:exterior|estrangeiro)`,
  only: String.raw`so|apenas|somente`,
  ifYouLive: String.raw`se (?:voce )?(?:viver|residir|morar|estiver|vives|resides)`,
  yourHome: String.raw`(?:e|de) (?:a )?sua casa|essa casa|seu (?:lar|posto de trabalho)`,
  lead: String.raw`de|em|a partir de|(?:quer|seja|esteja)(?: voce)?(?: \p{L}+)? (?:de|em|n[oa])`,
  welcome: String.raw`candidatura|bem-vind[oa]s?|interess\p{L}+|candidat\p{L}+|trabalh\p{L}+`,
};

import { describe, expect, it } from "vitest";

import { readFacts } from "./read-facts.ts";

/** What a text says, without the places of work: "residence only FR". */
const tell = (text: string) =>
  readFacts("", text).map(({ kind, verdict, countries, regions }) =>
    [kind, verdict, ...[...regions, ...countries].toSorted()].join(" "),
  );

describe("a posting in French asks for a place", () => {
  it.each([
    ["Il faut résider en France pour ce poste.", "residence only FR"],
    ["Résidence fiscale française exigée.", "residence only FR"],
    ["Vous pouvez vivre n'importe où en France.", "residence only FR"],
    ["Nous cherchons quelqu'un qui habite la Belgique.", "residence only BE"],
    ["Vous devez habiter au Québec.", "residence only CA"],
    ["Nous recrutons au Sénégal et en Côte d'Ivoire.", "residence only CI SN"],
    ["Vous résidez dans un pays membre de l'Union européenne.", "residence only eu"],
    ["Vous devez être domicilié dans l'Espace économique européen.", "residence only IS LI NO eu"],
    ["Ouvert aux candidats d'Afrique.", "residence only africa"],
    ["Lieu de travail : votre domicile, en France.", "residence only FR"],
    ["Vous devez vivre en Allemagne, où se trouve notre entité juridique.", "residence only DE"],
    ["Candidatures acceptées depuis l'Espagne et le Portugal.", "residence only ES PT"],
    ["Une résidence en France serait un plus.", "residence preferred FR"],
    ["Nous n'acceptons pas de candidats résidant en Russie ou en Biélorussie.", "residence excluded BY RU"],
    ["Vous détenez un permis de travail valide au Canada.", "workAuthorization required CA"],
    ["Autorisation de travail aux États-Unis obligatoire.", "workAuthorization required US"],
    ["Le poste peut être occupé de partout en France, y compris en Corse.", "residence only FR"],
    ["Pour signer, il faut une adresse fiscale en France.", "residence only FR"],
    ["Nous cherchons des profils au Maroc, en Tunisie et en Algérie.", "residence only DZ MA TN"],
    [
      "Nous pouvons embaucher dans les vingt-sept pays de l'Union européenne, et pas ailleurs.",
      "residence only eu",
    ],
    ["Le poste s'adresse à des personnes vivant en Afrique.", "residence only africa"],
    ["Il vous faudra être domicilié en Belgique à la signature.", "residence only BE"],
    ["Un permis de séjour suisse est nécessaire.", "workAuthorization required CH"],
  ])("%s", (text, fact) => {
    expect(tell(text)).toEqual([fact]);
  });
});

describe("a posting in Spanish asks for a place", () => {
  it.each([
    ["Imprescindible vivir en España.", "residence only ES"],
    ["Residencia fiscal en España.", "residence only ES"],
    ["Por motivos fiscales, debes vivir en España.", "residence only ES"],
    ["El teletrabajo desde el extranjero no está permitido: hay que residir en España.", "residence only ES"],
    ["Es excluyente residir en Argentina.", "residence only AR"],
    ["Solo aplican candidatos en Colombia.", "residence only CO"],
    ["Puedes estar en Chile o Perú.", "residence only CL PE"],
    ["Buscamos profesionales en LATAM.", "residence only latam"],
    ["Debes residir en un país de la Unión Europea.", "residence only eu"],
    ["Hay que residir en el Espacio Económico Europeo.", "residence only IS LI NO eu"],
    ["Puedes vivir en España o en Portugal.", "residence only ES PT"],
    ["No contratamos fuera de España.", "residence only ES"],
    ["El trabajo se hace desde tu casa en Ecuador.", "residence only EC"],
    ["Preferentemente residentes en Argentina.", "residence preferred AR"],
    ["No aceptamos postulaciones desde Venezuela ni Cuba.", "residence excluded CU VE"],
    ["Hay que tener derecho a trabajar en la Unión Europea.", "workAuthorization required eu"],
    ["NIE con autorización para trabajar en España.", "workAuthorization required ES"],
    ["El puesto se puede ocupar desde cualquier punto de España, islas incluidas.", "residence only ES"],
    ["Contrato español: es obligatorio residir en España.", "residence only ES"],
    ["La contratación es por nómina mexicana, así que debes vivir en México.", "residence only MX"],
    ["Pueden aplicar personas de Colombia, Ecuador y Perú.", "residence only CO EC PE"],
    ["Posición 100 % remota para LATAM.", "residence only latam"],
    ["Se exige residencia en Europa.", "residence only europe"],
    ["Buscamos intérpretes que vivan en Guatemala o El Salvador.", "residence only GT SV"],
  ])("%s", (text, fact) => {
    expect(tell(text)).toEqual([fact]);
  });
});

describe("a posting in Portuguese asks for a place", () => {
  it.each([
    ["É necessário residir no Brasil.", "residence only BR"],
    ["Só contratamos quem mora no Brasil.", "residence only BR"],
    ["Trabalho remoto para todo o Brasil.", "residence only BR"],
    ["Vaga remota aberta para todo o território nacional, somente no Brasil.", "residence only BR"],
    ["Residir em território brasileiro.", "residence only BR"],
    ["Residência fiscal em Portugal obrigatória.", "residence only PT"],
    ["Só podemos contratar pessoas que vivam em Portugal.", "residence only PT"],
    ["Não contratamos fora de Portugal.", "residence only PT"],
    ["Deve residir na União Europeia.", "residence only eu"],
    ["Aceitamos candidatos de qualquer país da União Europeia.", "residence only eu"],
    ["Aberto a toda a Europa.", "residence only europe"],
    ["Pode morar em qualquer país da América Latina.", "residence only latam"],
    ["Vaga aberta para candidatos da LATAM.", "residence only latam"],
    ["Candidatos residentes em Angola.", "residence only AO"],
    ["É preciso morar nos Estados Unidos.", "residence only US"],
    ["De preferência, residir no Brasil.", "residence preferred BR"],
    ["Não contratamos nos Estados Unidos.", "residence excluded US"],
    ["Autorização para trabalhar em Portugal.", "workAuthorization required PT"],
    ["Ter direito a trabalhar no Brasil.", "workAuthorization required BR"],
    ["Você deve ter autorização de trabalho nos EUA.", "workAuthorization required US"],
    ["A vaga pode ser ocupada de qualquer canto do Brasil.", "residence only BR"],
    ["Contrato brasileiro: é obrigatório residir no Brasil.", "residence only BR"],
    ["Contratamos em todo o Brasil.", "residence only BR"],
    ["Para assinar é preciso morada fiscal em Portugal.", "residence only PT"],
  ])("%s", (text, fact) => {
    expect(tell(text)).toEqual([fact]);
  });
});

describe("a posting in German asks for a place", () => {
  it.each([
    ["Ihr Wohnsitz muss in Deutschland liegen.", "residence only DE"],
    ["Du musst in Deutschland gemeldet sein.", "residence only DE"],
    ["Homeoffice ist nur innerhalb Deutschlands möglich.", "residence only DE"],
    ["Wir können nur Personen mit Wohnsitz in Deutschland einstellen.", "residence only DE"],
    ["Du kannst von überall in Deutschland arbeiten.", "residence only DE"],
    ["Arbeitsort: Deutschland (remote)", "residence only DE"],
    ["Wir suchen Leute in Deutschland, Österreich oder der Schweiz.", "residence only AT CH DE"],
    ["Wohnsitz in Deutschland oder Österreich.", "residence only AT DE"],
    ["Wohnsitz in der Schweiz zwingend.", "residence only CH"],
    ["Wohnsitz innerhalb der Europäischen Union.", "residence only eu"],
    ["Du musst deinen Lebensmittelpunkt in der EU haben.", "residence only eu"],
    ["Wohnsitz im Europäischen Wirtschaftsraum.", "residence only IS LI NO eu"],
    ["Die Stelle richtet sich an Personen, die in Polen leben.", "residence only PL"],
    ["Du musst in den USA leben.", "residence only US"],
    ["Du wohnst in Lateinamerika.", "residence only latam"],
    ["In den USA können wir niemanden einstellen.", "residence excluded US"],
    ["Arbeitserlaubnis für Deutschland.", "workAuthorization required DE"],
    ["Sie besitzen eine gültige Arbeitserlaubnis in Deutschland.", "workAuthorization required DE"],
    ["Gültige Arbeitsbewilligung für die Schweiz.", "workAuthorization required CH"],
    ["Deutsche Staatsangehörigkeit.", "citizenship required DE"],
    ["Die Stelle kann von jedem Ort in Deutschland aus ausgeübt werden.", "residence only DE"],
    ["Für den Vertrag ist eine Meldeadresse in Deutschland nötig.", "residence only DE"],
    ["Sie wohnen in Deutschland, wo genau, ist uns gleich.", "residence only DE"],
    ["Gearbeitet wird zu Hause, irgendwo in Deutschland.", "residence only DE"],
  ])("%s", (text, fact) => {
    expect(tell(text)).toEqual([fact]);
  });
});

import { describe, expect, it } from "vitest";

import { readFacts } from "../reading/read-facts.ts";

/** What a text says of where people live, in short. */
const tell = (text: string, title = "") =>
  readFacts(title, text)
    .filter(({ kind }) => kind === "residence")
    .map(({ verdict, countries, regions }) => [verdict, ...regions, ...countries].join(" "));

describe("open to the world", () => {
  it.each([
    ["Die Welt ist dein Büro."],
    ["Tu oficina es el mundo."],
    ["Le monde est votre bureau."],
    ["O mundo é o seu escritório."],
    ["Von wo aus du arbeitest, ist uns egal."],
    ["Such dir aus, wo du lebst."],
    ["Libre à vous de choisir où vous vivez."],
    ["Tú decides en qué lugar del mundo vives."],
    ["Você escolhe em que canto do planeta trabalha."],
    ["Was zählt, ist deine Arbeit, nicht dein Wohnort."],
    ["Ce qui compte, c'est votre travail, pas votre adresse."],
    ["Lo que cuenta es tu trabajo, no tu lugar de residencia."],
    ["O que conta é o seu trabalho, não o país em que mora."],
    ["Auf einem anderen Kontinent zu leben, ist kein Hindernis."],
    ["Vivre sur un autre continent n'est pas un obstacle."],
    ["Vivir en otro continente no es ningún inconveniente."],
    ["Viver noutro continente não é um obstáculo."],
    ["Contratamos globalmente."],
    ["Candidatures acceptées des quatre coins du globe."],
    ["Ländergrenzen spielen bei der Besetzung keine Rolle."],
    ["Wir stellen unabhängig vom Wohnort ein."],
    ["Nenhum país está excluído desta seleção."],
    ["No descartamos a nadie por el país en que vive."],
    ["Nous n'écartons aucune candidature en raison du pays de résidence."],
    ["Toutes les nationalités et tous les pays sont les bienvenus."],
    ["Talente aus aller Welt sind willkommen."],
    ["Du kannst überall wohnen."],
    ["On ne vous demandera jamais où vous habitez."],
    ["Remote heißt bei uns weltweit."],
    ["Remoto, para nosotros, significa desde cualquier país."],
    ["Egal wo auf der Welt, wir freuen uns auf dich."],
    ["Auch vom anderen Ende der Welt."],
    ["Vivas en el continente que vivas, tu solicitud cuenta."],
    ["Mesmo que more do outro lado do mundo, queremos conhecer você."],
    ["Il est tout à fait possible de vivre sur un autre continent."],
    ["Vous choisissez votre pays, nous nous occupons du contrat."],
    ["Tu país no será motivo de descarte."],
    ["Der Job ist nicht an ein Land gebunden."],
    ["Puedes estar en Quito, en Madrid o en Manila: para nosotros no cambia nada."],
    ["Einen Wohnort geben wir nicht vor."],
    ["Ganz egal, wo du dich gerade aufhältst."],
    ["Es gibt keine regionalen Einschränkungen."],
    ["Arbeite, von welchem Land aus du möchtest."],
    ["Weltweit remote."],
    ["Wir suchen weltweit nach Verstärkung."],
  ])("%s", (text) => expect(tell(text)).toEqual(["open"]));

  it.each([
    ["No hace falta que vivas en Chile: contratamos en todo el mundo."],
    [
      "Die Stelle ist nicht auf Bewerber:innen aus Europa beschränkt, wir freuen uns über Post aus aller Welt.",
    ],
  ])("what is not asked for is no limit of it: %s", (text) => expect(tell(text)).toContain("open"));

  it.each([
    ["Du kannst von überall auf der Welt arbeiten, nur nicht aus Peru.", ["open", "excluded PE"]],
    ["Weltweit, außer Peru.", ["open", "excluded PE"]],
  ])("but for what is left out: %s", (text, told) => expect(tell(text).toSorted()).toEqual(told.toSorted()));

  it("in a title's brackets", () => {
    expect(tell("", "Editor (worldwide, freelance)")).toEqual(["open"]);
    expect(tell("", "Traductora (desde cualquier país)")).toEqual(["open"]);
    expect(tell("", "Account Manager (Global)")).toEqual([]);
  });
});

describe("nothing is said of who applies", () => {
  it.each([
    ["Gäste aus aller Welt sind uns willkommen."],
    ["Huéspedes de todos los países son bienvenidos."],
    ["Unsere Kunden entscheiden, wo sie leben."],
    ["Las familias deciden dónde viven y dónde estudian."],
    ["Médicos sin fronteras son nuestros lectores."],
    ["Ayudas a estudiantes que quieren vivir en otro país."],
    ["Die ganze Welt ist unser Thema."],
    ["Nous livrons partout dans le monde, sauf au Pérou."],
  ])("%s", (text) => expect(tell(text)).toEqual([]));
});

it("America is a continent beside others", () => {
  expect(tell("Du lebst in Amerika, Afrika oder Asien.")).toEqual(["only africa asia americas"]);
  expect(tell("Du lebst in Lateinamerika oder Asien.")).toEqual(["only latam asia"]);
});

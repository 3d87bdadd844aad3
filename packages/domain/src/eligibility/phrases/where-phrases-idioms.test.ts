import { describe, expect, it } from "vitest";

import { parsePlace } from "../../place/parse-place.ts";
import { readEligibility } from "../reading/read-eligibility.ts";

const read = (text: string) =>
  readEligibility({ title: "Editor", text, place: parsePlace(""), stated: "", jobTypes: [] });

describe("a posting is open to anyone where it says so idiomatically", () => {
  it.each([
    "Vous facturez depuis le pays que vous voulez : nos freelances sont à Bali, à Tunis et à Lille.",
    "Le poste peut être occupé de n'importe où.",
    "Votre pays de résidence n'entre pas en considération.",
    "L'endroit où vous vivez ne nous regarde pas.",
    "Nous ne regardons pas où vous habitez.",
    "Où vous posez votre ordinateur nous est égal.",
    "Travail à distance, de n'importe quel endroit où il y a du réseau.",
    "Peu importe la ville ou le pays depuis lequel vous travaillez.",
    "Candidatures bienvenues de tous les continents.",
    "Mission ouverte aux indépendants du monde entier.",
    "Vous travaillez d'où vous voulez, de Lille à Hanoï ou Bogotá.",
    "¿Desde dónde? Desde donde haya internet.",
    "Trabaja desde donde tengas buena conexión.",
    "Puedes facturarnos desde el país que quieras.",
    "Solo necesitas internet; el país lo pones tú.",
    "Donde vivas es cosa tuya.",
    "No miramos dónde vives.",
    "La oferta está abierta a cualquier país.",
    "Abierto a personas de todo el mundo.",
    "Tanto si vives en Sevilla como en Santiago de Chile, Manila o Accra, puedes presentarte.",
    "No hace falta residir en España: el anterior diseño se hizo desde Montevideo.",
    "Trabalhe de onde houver internet.",
    "Quer viva no Porto, em Maputo ou em Toronto, candidate-se.",
    "Onde você mora é com você.",
    "Só precisa de internet; o país é escolha sua.",
    "A vaga está aberta a pessoas de todo o mundo.",
    "De qualquer lugar, desde que tenha internet.",
    "Ob Sie in Kassel, in Windhoek oder in Chicago zu Hause sind, ist uns gleichgültig.",
    "Wo du wohnst, ist deine Sache.",
    "Wir fragen nicht, wo du wohnst.",
    "Leben kannst du, wo du möchtest.",
    "Arbeiten kannst du überall, wo es Internet gibt.",
    "Dein Wohnsitz muss nicht in Deutschland liegen: wir haben Leute in Bogotá und Seoul.",
    "Where you live doesn't matter.",
    "Whether you live in Lagos, Lisbon or Lima makes no difference to us.",
    "Work from wherever there is internet.",
    "You can invoice us from whichever country you like.",
  ])("%s", (text) => {
    expect(read(text).place.scope).toBe("worldwide");
  });

  it.each([
    "Travaillez d'où vous voulez.",
    "Nos abonnés nous lisent partout où il y a du réseau.",
    "Que vous ayez travaillé à Paris, à Tokyo ou à Lima, votre parcours nous intéresse.",
    "Que vous habitiez Paris ou New York, vous rejoindrez l'une de nos équipes sur place.",
    "Le pays, c'est vous qui le choisissez : la France ou la Belgique.",
    "Notre responsable d'exploitation part vivre en Bretagne.",
    "Quel que soit votre pays d'origine, vous êtes le bienvenu.",
    "Nuestra app funciona donde haya internet.",
    "Donde haya internet, hay un cliente nuestro.",
    "Escribes sobre dónde vivir en México.",
    "Nos da igual dónde estudiaste.",
    "El sueldo es el mismo para todo el mundo.",
    "Seja de Lisboa, de Luanda ou de Tóquio, o cliente tem sempre razão.",
    "Os nossos sensores trabalham onde houver internet.",
    "A nossa diretora vai viver para o Algarve.",
    "Die Geräte arbeiten überall, wo es Netz gibt.",
    "Arbeite von überall – Gleitzeitmodell inklusive.",
    "Ob du in Bonn, in Boston oder in Bogotá studiert hast, ist uns egal.",
    "Where our customers live doesn't matter.",
    "It does not matter where you studied.",
  ])("but nothing is said by: %s", (text) => {
    expect(read(text).place.scope).toBe("unknown");
  });
});

describe("a posting is open to the places within which it does not matter", () => {
  it.each([
    ["Dónde vivas dentro de la Unión Europea nos da igual; fuera de ella, no podemos darte de alta.", "eu"],
    ["Nos da igual en qué provincia vivas, siempre que residas en España.", "ES"],
    ["Où vous vivez dans l'Union européenne nous est égal.", "eu"],
    ["Vous pouvez vivre dans n'importe quel pays de l'UEMOA.", "BF BJ CI GW ML NE SN TG"],
    ["Peu importe votre ville, pourvu que vous viviez en France.", "FR"],
    ["Le poste est ouvert aux personnes établies en Suisse ou dans l'Union européenne.", "CH eu"],
    ["Onde vives dentro da União Europeia é indiferente.", "eu"],
    ["Tanto faz em que estado você mora, desde que seja no Brasil.", "BR"],
    ["Aceitamos gente baseada em Portugal ou em qualquer país da América Latina.", "PT latam"],
    ["Wo du innerhalb der EU wohnst, ist uns egal; außerhalb können wir niemanden anstellen.", "eu"],
    ["Wir stellen in der ganzen EU ein.", "eu"],
    ["Where you live within the EU doesn't matter to us; outside it we cannot hire.", "eu"],
    ["Where in the EU you live doesn't matter.", "eu"],
    [
      "Notre équipe est répartie entre la France et le Maroc, et nous ne pouvons salarier que dans ces pays.",
      "FR MA",
    ],
    ["Tenemos sociedades en Argentina y Chile y solo podemos contratar en esos países.", "AR CL"],
    ["Temos empresa em Portugal e em Espanha e só contratamos nesses dois países.", "ES PT"],
    ["Wir haben Gesellschaften in Polen und Tschechien und können nur dort einstellen.", "CZ PL"],
  ])("%s", (text, places) => {
    const { scope, countries, regions } = read(text).place;
    expect([scope, [...countries, ...regions].toSorted().join(" ")]).toEqual(["restricted", places]);
  });
});

it("is open to all but those whom it excepts", () => {
  const { place } = read(
    "Nous acceptons les candidatures du monde entier, à une exception près : nous ne pouvons pas contracter avec des personnes résidant au Canada.",
  );
  expect([place.scope, place.excluded?.countries]).toEqual(["restricted", ["CA"]]);
});

it.each([
  ["Vous devez être citoyen canadien ou détenir un permis de travail ouvert.", "workAuthorization CA"],
  ["Imprescindible la nacionalidad española o la de otro Estado de la Unión Europea.", "citizenship ES eu"],
  ["Vous devez être citoyen canadien.", "citizenship CA"],
])("asks for a permit where that will do, and for any citizenship that will: %s", (text, expected) => {
  const told = read(text).facts.map(({ kind, countries, regions }) =>
    [kind, ...countries, ...regions].join(" "),
  );
  expect(told).toEqual([expected]);
});

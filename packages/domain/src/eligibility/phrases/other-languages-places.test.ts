import { describe, expect, it } from "vitest";

import { readFacts } from "../reading/read-facts.ts";

/** The facts of a text in short: "residence only FR". */
const tell = (text: string) =>
  readFacts("", text).map(({ kind, verdict, countries, regions }) =>
    [kind, verdict, ...regions, ...countries].join(" "),
  );

describe("days at an office in other languages", () => {
  it.each([
    ["Le poste est basé à Lille, dans nos locaux."],
    ["Le poste est à pourvoir dans nos locaux de Metz."],
    ["Votre poste de travail se trouvera dans notre agence de Metz."],
    ["Le télétravail n'est ouvert que le lundi."],
    ["Poste à Metz, en présentiel."],
    ["El teletrabajo se limita a los lunes."],
    ["Esperamos que vengas a la panadería todos los días."],
    ["O teletrabalho limita-se às segundas."],
    ["Trabalhamos na loja todos os dias."],
    ["Homeoffice gibt es nur montags."],
    ["Gearbeitet wird im Labor."],
    ["Poste sédentaire dans notre agence de Metz."],
    ["Présence requise à l'atelier."],
    ["La présence au bureau est demandée une semaine sur deux."],
    ["Vous exercez au sein de notre clinique."],
    ["Le travail s'effectue intégralement sur place."],
    ["Aucun télétravail."],
    ["Télétravail ponctuel accepté."],
    ["Votre lieu de travail sera notre siège de Rennes."],
    ["Vous partagez votre temps entre le bureau et la maison."],
    ["Semana sim, semana não no escritório."],
    ["Sem home office."],
    ["Presença obrigatória na loja."],
    ["É preciso vir ao laboratório duas vezes por semana."],
    ["Dividimos a semana entre casa e escritório."],
    ["Home office às sextas-feiras."],
    ["O posto de trabalho fica na fábrica de Aveiro."],
    ["Presencia obligatoria en el taller."],
    ["Hay que venir al laboratorio dos veces por semana."],
    ["Los viernes se teletrabaja."],
    ["El puesto es en nuestra sede de Quito."],
    ["Repartes la semana entre casa y oficina."],
    ["Eine Woche Büro, eine Woche Homeoffice."],
    ["Homeoffice ist nicht vorgesehen."],
    ["Anwesenheit in der Werkstatt ist erforderlich."],
    ["Du kommst zweimal pro Woche ins Büro."],
    ["Freitags Homeoffice."],
    ["Der Arbeitsplatz ist in unserer Zentrale in Bonn."],
    ["Wir arbeiten hybrid."],
    ["Gearbeitet wird im Büro."],
  ])("%s", (text) => {
    expect(tell(text)).toEqual(["workplace required"]);
  });

  it.each([
    ["Télétravail à 100 %, aucun déplacement."],
    ["Pas de bureau : toute l'équipe travaille à distance."],
    ["Aucune présence au bureau n'est demandée."],
    ["Sem escritório: toda a equipa está em casa."],
    ["Não precisa vir ao escritório."],
    ["Os clientes vêm à loja duas vezes por semana."],
    ["No hace falta venir a la oficina."],
    ["Sin oficina: todo el equipo teletrabaja."],
    ["Los clientes vienen a la tienda los martes."],
    ["Du musst nie ins Büro kommen."],
    ["Ein Büro haben wir nicht."],
    ["Unsere Kunden kommen dienstags ins Büro."],
  ])("and these tell of none: %s", (text) => {
    expect(tell(text)).toEqual([]);
  });
});

it.each([
  ["Il vous faut une adresse en France.", "only FR"],
  ["Candidats en France ou en Belgique.", "only FR BE"],
  ["Vous habitez au Québec.", "only CA"],
  ["Depuis n'importe quel pays d'Europe.", "only europe"],
  ["Nous ne recrutons pas en dehors de l'Allemagne.", "only DE"],
  ["Nous ne pouvons pas embaucher en dehors de la France.", "only FR"],
  ["Nous ne recrutons pas en dehors du Canada.", "only CA"],
  ["Hors des États-Unis, nous n'embauchons pas.", "only US"],
  ["Nous n'acceptons pas de candidatures en dehors d'Europe.", "only europe"],
  ["Nous ne recrutons pas en France.", "excluded FR"],
  ["Travaillez d'où vous voulez dans le monde.", "open"],
  ["Nous recrutons dans le monde entier.", "open"],
  ["Exclusivo para Perú.", "only PE"],
  ["Desde cualquier país de América Latina.", "only latam"],
  ["Sin límite geográfico.", "open"],
  ["De qualquer país da América Latina.", "only latam"],
  ["Offen für Bewerbungen aus Deutschland, Österreich und der Schweiz.", "only DE AT CH"],
])("where people may live: %s", (text, fact) => {
  expect(tell(text)).toEqual([`residence ${fact}`]);
});

it.each([
  ["Permis de travail canadien exigé.", "workAuthorization required CA"],
  ["Documentos para trabajar en México en regla.", "workAuthorization required MX"],
])("papers: %s", (text, fact) => {
  expect(tell(text)).toEqual([fact]);
});

it.each([
  ["Réservé aux personnes établies en Côte d'Ivoire ou au Sénégal.", "residence only CI SN"],
  ["Offen für alle aus der DACH-Region.", "residence only DE AT CH"],
  [
    "Votre titre de séjour vous autorisant à travailler en France nous est nécessaire.",
    "workAuthorization required FR",
  ],
  ["Un permis de travail canadien valide est exigé.", "workAuthorization required CA"],
  [
    "É preciso ter autorização de residência que permita trabalhar em Portugal.",
    "workAuthorization required PT",
  ],
  ["Des déplacements ponctuels peuvent vous être demandés.", "travel optional"],
  ["Podrían requerirse viajes puntuales.", "travel optional"],
  ["Si te apetece, tienes un sitio en nuestra oficina.", "workplace optional"],
  ["Se quiser, há uma mesa para você no escritório.", "workplace optional"],
  ["Wer mag, hat einen Schreibtisch bei uns.", "workplace optional"],
])("more ways to say who may apply, and how: %s", (text, fact) => {
  expect(tell(text)).toEqual([fact]);
});

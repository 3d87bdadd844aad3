import { describe, expect, it } from "vitest";

import { parsePlace } from "../place/parse-place.ts";
import { readEligibility } from "./read-eligibility.ts";

const decide = (text: string) =>
  readEligibility({ title: "Editor", text, place: parsePlace(""), stated: "", jobTypes: [] }).decision.remote;

describe("work that is done at a place, or partly, is left out where a posting says so in passing", () => {
  it.each([
    "Compte tenu de la nature du métier, il n'est pas compatible avec le télétravail.",
    "Ce métier ne se prête pas au télétravail.",
    "Télétravail : non.",
    "Le télétravail n'est malheureusement pas envisageable pour ces fonctions.",
    "Jusqu'à 40 % de télétravail après six mois.",
    "Télétravail possible à hauteur de 2 jours / semaine.",
    "Une partie du travail peut se faire de la maison, d'ordinaire le lundi et le vendredi.",
    "Vous rejoindrez nos équipes à Lille trois jours par semaine.",
    "Le poste est basé à l'entrepôt de Lesquin.",
    "Travail sur notre plateau de Casablanca, 44 heures par semaine.",
    "Se concurre tres veces por semana, a definir con el equipo.",
    "Podrán acogerse al teletrabajo durante un máximo de dos jornadas semanales.",
    "Las restantes jornadas se prestarán en el Palacio de Montemuzo.",
    "El puesto no es compatible con el teletrabajo.",
    "Hasta un 40 % de teletrabajo tras el periodo de prueba.",
    "No se contempla la modalidad remota.",
    "Lugar de trabajo: oficinas de Vicente López.",
    "Turno de 7:00 a 17:00 en Apodaca, presencial.",
    "El resto de la semana se trabaja en calle, visitando comercios.",
    "Poderá cumprir até 40% da jornada em teletrabalho, mediante plano aprovado pela chefia.",
    "Não há possibilidade de teletrabalho no primeiro ano.",
    "A função não é compatível com o teletrabalho.",
    "Os turnos cumprem-se na nossa sala da Avenida da Liberdade.",
    "Três idas por semana ao escritório de Pinheiros.",
    "Local de trabalho: distrito industrial de Joinville.",
    "Bis zu 60 % mobile Arbeit im Inland nach der Einarbeitung.",
    "Die Tätigkeit eignet sich nicht für Homeoffice.",
    "Homeoffice ist bei dieser Tätigkeit nicht möglich.",
    "Die Arbeit erfolgt am Empfang unserer Praxis, in zwei Schichten.",
    "Einsatzbasis ist Husum.",
    "Dienstort ist Bonn, alternierende Telearbeit ist nach der Probezeit möglich.",
    "Einmal pro Woche kommen alle ins Büro.",
    "This role is not compatible with remote work.",
    "Up to 40% of your time may be worked from home.",
    "The remaining days are spent at our Leeds office.",
  ])("%s", (text) => {
    expect(decide(text)).toBe("no");
  });

  it.each([
    "Le télétravail n'est pas une option chez nous, c'est la règle.",
    "Le télétravail n'est pas possible depuis l'étranger.",
    "Vous aidez nos clients à mettre en place deux jours de télétravail par semaine.",
    "Vous rédigez des articles sur le travail hybride.",
    "Vous formez par téléphone les équipes qui travaillent à l'usine.",
    "Aucun jour de présence au bureau n'est demandé.",
    "El puesto no es presencial.",
    "No es posible teletrabajar desde el extranjero.",
    "Asesorarás a empresas que aplican dos días de teletrabajo a la semana.",
    "El soporte a la planta de Toluca se da por videollamada.",
    "Redactarás guías sobre el modelo híbrido para nuestros clientes.",
    "Teletrabajo 100 %, sin días presenciales.",
    "A vaga não é presencial.",
    "Ajuda empresas a definir dois dias de teletrabalho por semana.",
    "O nosso curso sobre trabalho híbrido precisa de um redator.",
    "A rotina é remota. Duas vezes por semestre a equipe passa uma semana em campo.",
    "Die Stelle ist nicht vor Ort, sondern komplett remote.",
    "Du berätst Firmen, die bis zu 60 % mobile Arbeit anbieten.",
    "100 % mobile Arbeit.",
    "Im Homeoffice mit einem Pensum von 60 %.",
    "Du schreibst Ratgeber über hybrides Arbeiten.",
    "Up to 100% remote work.",
    "You advise companies whose staff work from home up to two days a week.",
    "Remote work is not possible from abroad.",
    "You never have to come to the office.",
    "The position is located in the store operations team.",
    "Remote work: no problem, we have done it for ten years.",
    "Zuschuss von bis zu 50 % für deine Ausstattung im Homeoffice.",
    "Nous remboursons jusqu'à 50 % de votre abonnement internet en télétravail.",
    "Hasta un 30 % de tus ingresos por teletrabajo deducibles.",
  ])("but not: %s", (text) => {
    expect(decide(text)).toBe("yes");
  });
});

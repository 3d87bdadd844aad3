import { describe, expect, it } from "vitest";

import { parsePlace } from "../../place/parse-place.ts";
import { countriesOpenTo } from "../../place/region.ts";
import { readEligibility } from "../reading/read-eligibility.ts";

const read = (text: string) =>
  readEligibility({ title: "Archivist", text, place: parsePlace(""), stated: "", jobTypes: [] });

const ASKED = ["AR", "AT", "BR", "CH", "DE", "ES", "FR", "PT", "US"] as const;
/** Of these countries, those that a text is open to. */
const openTo = (text: string) => {
  const open = countriesOpenTo(read(text).place);
  return ASKED.filter((code) => open.has(code)).join(" ");
};

describe("nobody is bound to a place", () => {
  it.each([
    // By no rule, and by a line of its own.
    "Es gibt keinerlei Vorgaben, von welchem Land aus du arbeitest.",
    "Wir schreiben dir nicht vor, in welchem Land du wohnst.",
    "Ein bestimmtes Wohnsitzland verlangen wir nicht.",
    "Il n'y a aucune contrainte quant au pays depuis lequel vous travaillez.",
    "Nous ne demandons pas de résider dans un pays précis.",
    "No hay ninguna restricción en cuanto al país desde el que trabajas.",
    "No te imponemos ningún país de residencia.",
    "Não há nenhuma restrição quanto ao país de onde você trabalha.",
    "Não pedimos que você more em um país específico.",
    "Arbeitsort: weltweit",
    "Standort: egal, wir arbeiten rund um die Welt verteilt.",
    "Arbeitsort: frei wählbar, auch außerhalb der EU",
    "Télétravail (monde entier)",
    "Lugar de trabajo: libre, también fuera de la Unión Europea",
    "Local: mundo todo",
    "100 % remote, weltweit möglich.",
    "Lieu de travail : partout où il y a internet",
    "Le pays où vous payez vos impôts n'a pas d'importance pour notre collaboration.",
    // Beyond what is named.
    "Dein Wohnort spielt bei uns keine Rolle, auch außerhalb Europas.",
    "Votre lieu de résidence n'entre pas en ligne de compte, y compris hors d'Europe.",
    "Tu lugar de residencia no cuenta para nosotros, tampoco fuera de Europa.",
    "O seu local de residência não conta para nós, nem fora da Europa.",
    "Arbeite, von wo du willst, auch dauerhaft aus dem Ausland.",
    "Travaillez d'où vous voulez, y compris de l'étranger, toute l'année.",
    "Trabaja desde donde quieras, también desde el extranjero, todo el año.",
    "Trabalhe de onde quiser, inclusive do exterior, o ano inteiro.",
    // Whichever the reader chooses, or tied to none.
    "Du entscheidest, auf welchem Kontinent dein Schreibtisch steht.",
    "C'est vous qui décidez sur quel continent poser votre bureau.",
    "Tú decides en qué continente pones tu escritorio.",
    "Você decide em que continente põe a sua mesa.",
    "Mitmachen kann jede und jeder, gleich in welchem Land.",
    "Die Stelle ist an kein Land gebunden, nur an die deutsche Sprache.",
    "Le poste n'est rattaché à aucun pays, seulement à la langue française.",
    "El puesto no está ligado a ningún país, solo a la lengua española.",
    "A vaga não está ligada a nenhum país, só à língua portuguesa.",
    "Nos sale igual: carece de importancia el Estado en el que residas.",
    "Deine Adresse darf in jedem Land der Erde liegen.",
    "Wir beschäftigen dich in jedem Land über einen Dienstleister.",
    "Podemos contratarte en cualquier país gracias a un socio local.",
    "A colaboração é possível com pessoas de todos os países.",
    "Der Arbeitsort liegt ganz bei dir, weltweit.",
    "L'endroit d'où vous vous connectez ne regarde que vous.",
    // Towns far apart, all as welcome.
    "Bewerben kann sich, wer gut Deutsch schreibt, ob in Kapstadt, Kyoto oder Kiel.",
    "Ob Lissabon, Nairobi oder Bogotá: Du arbeitest dort, wo du dich wohlfühlst.",
    "À Berlin, à Bogotá ou à Bamako, votre candidature nous intéresse de la même façon.",
    "Desde Berlín, Bogotá o Bangalore, tu candidatura nos interesa igual.",
    "De Berlim, Bogotá ou Bangalore, a sua candidatura interessa-nos da mesma forma.",
    // Whatever is said of the company's own office.
    "Zugelassen sind Bewerbungen aus aller Welt, auch wenn unser Sitz in Leipzig ist.",
    "No tenemos oficinas ni fronteras: postula estés donde estés.",
    "Nous cherchons dans le monde entier, car les bons relecteurs sont partout.",
    "Ein Büro gibt es nicht, eine Grenze auch nicht; wir schließen Verträge mit Menschen in jedem Land.",
  ])("%s", (text) => {
    expect(read(text).place.scope).toBe("worldwide");
  });

  it.each([
    "Standort: egal welcher unserer vier Standorte, Hauptsache in deiner Nähe.",
    "Du entscheidest, von welchem unserer Büros aus du arbeitest.",
    "Vier Wochen im Jahr darfst du auch außerhalb der EU arbeiten.",
    "Wir liefern ohne Einschränkung in jedes Land.",
    "Wo du bist in deiner Laufbahn, ist uns nicht wichtig.",
    "Von Kiel, Lima oder Oslo aus bestellen Kunden unsere Möbel, du arbeitest am Lager.",
    "Lieu : au choix parmi nos quatre agences.",
    "Nous n'imposons aucun pays d'expédition à nos clients.",
    "Nos produits se vendent aussi hors d'Europe, et vous travaillez à leur traduction.",
    "Enviamos a cualquier país sin restricciones.",
    "No pedimos a los clientes que vivan en un país concreto.",
    "Llevarás tiendas de Berlín, Bogotá o Bangalore y trabajarás con sus equipos.",
    "Enviamos para qualquer país sem restrições.",
    "Local: à escolha entre as nossas quatro lojas.",
    "Zwischen Flensburg und Oberstdorf darfst du wohnen, wo du willst.",
  ])("and this says nothing of it: %s", (text) => {
    expect(read(text).place.scope).toBe("unknown");
  });
});

describe("where people have to live", () => {
  it.each([
    ["Wohnort: beliebig innerhalb Deutschlands", "DE"],
    ["Localisation : n'importe où en France", "FR"],
    ["Ubicación: cualquier punto de España", "ES"],
    ["Localização: qualquer lugar do Brasil", "BR"],
    ["Du kannst in jedem EU-Mitgliedsstaat wohnen.", "AT DE ES FR PT"],
    ["Vous pouvez vivre dans n'importe quel État membre de l'UE.", "AT DE ES FR PT"],
    ["Vous pouvez travailler de chez vous dans toute la France.", "FR"],
    ["Vives en España (la ciudad nos da igual).", "ES"],
    ["Vous habitez en France (peu importe la ville).", "FR"],
    ["Solo podemos darte de alta si vives en España.", "ES"],
    ["Du hast deinen ständigen Wohnsitz in Deutschland und ein ruhiges Arbeitszimmer.", "DE"],
    ["Die Arbeit wird zu Hause erledigt, und dieses Zuhause liegt in Deutschland.", "DE"],
    ["El trabajo se hace en casa, y esa casa está en España.", "ES"],
    ["Da unsere Daten die EU nicht verlassen, muss auch dein Arbeitsplatz in der EU sein.", "AT DE ES FR PT"],
    ["Das Team ist über das Land verteilt; auch du solltest irgendwo in Deutschland leben.", "DE"],
    ["Freiberufler mit Sitz in der EU können sich bewerben.", "AT DE ES FR PT"],
    ["Wegen der Sozialversicherung kommt nur in Frage, wer in Deutschland wohnt.", "DE"],
    ["Por razões fiscais, o seu domicílio tem de ser em Portugal.", "PT"],
    ["Procuramos pessoas a viver de forma permanente em Portugal.", "PT"],
    ["Não é possível trabalhar de fora do Brasil: é preciso morar aqui.", "BR"],
    ["Sie können in jedem deutschen Bundesland wohnen.", "DE"],
    ["Vous pouvez habiter dans n'importe quelle région française.", "FR"],
    ["Puedes vivir en cualquier provincia española.", "ES"],
    ["Você pode morar em qualquer estado brasileiro.", "BR"],
    ["Eine deutsche Meldeadresse ist erforderlich.", "DE"],
    ["É exigida uma morada portuguesa.", "PT"],
    ["Du brauchst eine Wohnung in Deutschland, mehr nicht.", "DE"],
    ["Il vous faut un logement en France, rien de plus.", "FR"],
    ["Necesitas una vivienda en España, nada más.", "ES"],
    ["Você precisa de uma moradia no Brasil, nada mais.", "BR"],
    ["La condition est que vous viviez en Suisse.", "CH"],
    ["Österreichweit im Homeoffice.", "AT"],
    ["Wir stellen EU-weit ein.", "AT DE ES FR PT"],
    ["Du lebst im deutschsprachigen Raum.", "AT CH DE"],
    ["Sie wohnen im Bundesgebiet.", "DE"],
    ["Beschäftigt werden kann nur, wer in Österreich sozialversichert ist.", "AT"],
    ["Vous êtes imposable en Suisse et y vivez.", "CH"],
    ["You need the right to work in an EU member state.", "AT DE ES FR PT"],
    ["Du darfst ohne Einschränkung in Deutschland arbeiten.", "DE"],
    ["Vous pouvez travailler en France sans restriction.", "FR"],
  ])("%s", (text, countries) => {
    expect(openTo(text)).toBe(countries);
  });

  it.each([
    ["Leider können wir niemanden in den USA anstellen.", "US"],
    ["Les candidatures en provenance de Suisse ne seront pas retenues.", "CH"],
    ["Por motivos legales no se aceptan candidaturas desde Estados Unidos.", "US"],
    ["Por razões legais, não aceitamos candidaturas dos Estados Unidos.", "US"],
  ])("%s", (text, country) => {
    expect(read(text).place.excluded?.countries).toEqual([country]);
  });
});

describe("days at a place", () => {
  it.each([
    "Montags und donnerstags kommst du zu uns ins Büro nach Hamburg, den Rest der Woche arbeitest du zu Hause.",
    "Mindestens zweimal pro Woche bist du bei uns in Mainz.",
    "60 Prozent der Arbeitszeit verbringst du im Büro in Kassel.",
    "Nach der Einarbeitung sind zwei Tage Homeoffice pro Woche möglich.",
    "Vous êtes avec nous à Dijon au moins deux fois par semaine.",
    "Vous passez 60 % de votre temps au bureau d'Angers.",
    "Deux jours par semaine, vous travaillez depuis nos bureaux nantais.",
    "Lieu de travail : Strasbourg, en présentiel",
    "Wer bei uns anfängt, sitzt dreimal die Woche in der Redaktion in Essen.",
    "En nuestro equipo se va tres veces por semana a la redacción, en Logroño.",
    "Estarás con nosotros en Murcia al menos dos veces por semana.",
    "Días de oficina: martes y miércoles (sede de Vigo).",
    "Lugar de trabajo: Monterrey, presencial",
    "Você estará conosco em Santos pelo menos duas vezes por semana.",
    "Dias de escritório: terça e quarta (unidade de Joinville).",
    "Estamos em Évora e queremos ver-te por cá três dias por semana.",
  ])("%s", (text) => {
    expect(read(text).decision.remote).toBe("no");
  });

  it.each([
    "Vous êtes en visio avec nous à Dijon deux fois par semaine.",
    "Estarás con nosotros en videollamada dos veces por semana.",
    "Você estará conosco em videochamada duas vezes por semana.",
    "60 Prozent der Arbeitszeit verbringst du mit Kunden, den Rest mit Büroarbeit.",
    "Nach der Einarbeitung bekommst du fünf Tage Sonderurlaub.",
  ])("and not %s", (text) => {
    expect(read(text).decision.remote).toBe("yes");
  });
});

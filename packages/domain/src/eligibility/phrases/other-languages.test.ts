import { describe, expect, it } from "vitest";

import { readFacts } from "../reading/read-facts.ts";

/** The facts of a text in short: "residence only US". */
const tell = (text: string) =>
  readFacts("", text).map(({ kind, verdict, countries, regions }) =>
    [kind, verdict, ...regions, ...countries].join(" "),
  );

describe("a posting in German says", () => {
  it.each([
    ["Wohnsitz in Deutschland erforderlich.", "residence only DE"],
    ["Homeoffice nur innerhalb Deutschlands.", "residence only DE"],
    ["Du wohnst in Deutschland, Österreich oder der Schweiz.", "residence only DE AT CH"],
    ["Wir stellen Menschen ein, die in Polen oder Tschechien leben.", "residence only PL CZ"],
    ["Arbeite deutschlandweit aus dem Homeoffice.", "residence only DE"],
    ["Remote (Deutschland)", "residence only DE"],
    ["Arbeiten außerhalb der EU ist leider nicht möglich.", "residence only eu"],
    ["Dein Lebensmittelpunkt liegt in einem EU-Staat.", "residence only eu"],
    ["Arbeite weltweit, wo immer du willst: remote.", "residence open"],
    ["Gültige Arbeitserlaubnis für Deutschland.", "workAuthorization required DE"],
    ["Gültige EU-Arbeitserlaubnis.", "workAuthorization required eu"],
    ["Du bist berechtigt, in der Schweiz zu arbeiten.", "workAuthorization required CH"],
    ["Deutsche Staatsbürgerschaft erforderlich.", "citizenship required DE"],
    ["Staatsangehörigkeit eines EU-Mitgliedstaats.", "citizenship required eu"],
    ["Bereitschaft zu einer Sicherheitsüberprüfung nach SÜG.", "clearance required DE"],
    ["Eine Sicherheitsfreigabe der Regierung der USA ist erforderlich.", "clearance required US"],
    ["Eine US-Sicherheitsfreigabe ist erforderlich.", "clearance required US"],
    ["Wir können leider kein Visum sponsern.", "sponsorship refused"],
    ["Wir unterstützen dich bei Visum und Umzug.", "sponsorship offered"],
    ["Die Zusammenarbeit erfolgt auf freiberuflicher Basis.", "employment contractor"],
    ["Ausschließlich in Festanstellung, keine Freelancer.", "employment employee"],
    ["2 Tage pro Woche im Büro in München.", "workplace required"],
    ["Bis zu drei Tage Homeoffice pro Woche.", "workplace required"],
    ["Du entscheidest, ob du im Büro oder remote arbeitest.", "workplace optional"],
    ["Reisebereitschaft (ca. 30 %).", "travel required"],
    ["Gelegentliche Dienstreisen zu Kunden.", "travel required"],
    ["Kernarbeitszeit von 10 bis 15 Uhr MEZ.", "hours required"],
  ])("%s", (text, fact) => {
    expect(tell(text)).toEqual([fact]);
  });
});

describe("a posting in Spanish says", () => {
  it.each([
    ["Es indispensable residir en México.", "residence only MX"],
    ["Candidatos que residan en Colombia, Perú o Chile.", "residence only CO PE CL"],
    ["Puedes teletrabajar desde cualquier lugar de España.", "residence only ES"],
    ["Trabajo 100% remoto desde Argentina.", "residence only AR"],
    ["Debes residir en la Unión Europea.", "residence only eu"],
    ["Solo contratamos personas ubicadas en América Latina.", "residence only latam"],
    ["Trabajo remoto dentro del territorio estadounidense.", "residence only US"],
    ["Trabaja desde cualquier parte del mundo.", "residence open"],
    ["Permiso de trabajo en España.", "workAuthorization required ES"],
    ["Autorización legal para trabajar en EE. UU.", "workAuthorization required US"],
    ["Imprescindible nacionalidad española.", "citizenship required ES"],
    ["Habilitación personal de seguridad en vigor.", "clearance required ES"],
    ["Se requiere habilitación de seguridad estadounidense.", "clearance required US"],
    ["Habilitación de seguridad de Estados Unidos.", "clearance required US"],
    ["Debes contar con autorización de seguridad del gobierno de EE. UU.", "clearance required US"],
    ["No ofrecemos patrocinio de visa.", "sponsorship refused"],
    ["Tramitamos tu visado y el de tu familia.", "sponsorship offered"],
    ["Contratación como autónomo.", "employment contractor"],
    ["No contratamos freelance.", "employment employee"],
    ["Modalidad híbrida: 2 días por semana en la oficina de Madrid.", "workplace required"],
    ["Tres días de teletrabajo a la semana.", "workplace required"],
    ["Martes y jueves en la oficina.", "workplace required"],
    ["Puedes elegir entre casa o la oficina.", "workplace optional"],
    ["Disponibilidad para viajar.", "travel required"],
    ["Desplazamientos frecuentes a obra.", "travel required"],
    ["Podría requerir viajar de forma puntual.", "travel optional"],
    ["Disponibilidad en horario de España peninsular.", "hours required"],
    ["Zona horaria: GMT-5 a GMT-3.", "hours required"],
  ])("%s", (text, fact) => {
    expect(tell(text)).toEqual([fact]);
  });
});

describe("a posting in Portuguese says", () => {
  it.each([
    ["É necessário morar no Brasil.", "residence only BR"],
    ["Vaga 100% remota para candidatos do Brasil.", "residence only BR"],
    ["Trabalhe de qualquer lugar do Brasil.", "residence only BR"],
    ["Residência em Portugal é obrigatória.", "residence only PT"],
    ["Só contratamos quem vive em Portugal ou Espanha.", "residence only PT ES"],
    ["Não contratamos fora da União Europeia.", "residence only eu"],
    ["Trabalhe de qualquer lugar do mundo.", "residence open"],
    ["Autorização de trabalho em Portugal.", "workAuthorization required PT"],
    ["Autorização para trabalhar em território português.", "workAuthorization required PT"],
    ["Ter nacionalidade portuguesa.", "citizenship required PT"],
    ["Cidadania de um país da União Europeia.", "citizenship required eu"],
    ["Credenciação de segurança exigida.", "clearance required PT"],
    ["Credencial de segurança americana.", "clearance required US"],
    ["Exige-se habilitação de segurança do governo dos Estados Unidos.", "clearance required US"],
    ["É exigida habilitação de segurança dos EUA.", "clearance required US"],
    ["Não oferecemos patrocínio de visto.", "sponsorship refused"],
    ["Apoiamos no processo do visto de trabalho.", "sponsorship offered"],
    ["Contratação PJ.", "employment contractor"],
    ["Colaboração a recibos verdes.", "employment contractor"],
    ["Contrato CLT, não trabalhamos com PJ.", "employment employee"],
    ["Modelo híbrido.", "workplace required"],
    ["3 dias por semana no escritório de Lisboa.", "workplace required"],
    ["Dois dias de teletrabalho por semana.", "workplace required"],
    ["Pode trabalhar de casa ou no nosso escritório.", "workplace optional"],
    ["Disponibilidade para viagens.", "travel required"],
    ["Deslocações pontuais ao cliente.", "travel required"],
    ["Poderá haver viagens ao exterior.", "travel optional"],
    ["Disponibilidade no horário de Brasília.", "hours required"],
    ["Fuso horário GMT-3.", "hours required"],
  ])("%s", (text, fact) => {
    expect(tell(text)).toEqual([fact]);
  });
});

describe("a posting in French says", () => {
  it.each([
    ["Vous résidez en France ou au Portugal.", "residence only FR PT"],
    ["Résidence fiscale en Belgique exigée.", "residence only BE"],
    ["Télétravail complet, partout en France.", "residence only FR"],
    ["Poste ouvert aux candidats basés en Europe.", "residence only europe"],
    ["Nous ne recrutons qu'en France et en Belgique.", "residence only FR BE"],
    ["Télétravail depuis l'étranger impossible hors de l'Union européenne.", "residence only eu"],
    ["Travaillez depuis n'importe où dans le monde.", "residence open"],
    ["Autorisation de travail en France obligatoire.", "workAuthorization required FR"],
    ["Droit de travailler dans l'Union européenne.", "workAuthorization required eu"],
    ["Nationalité française requise.", "citizenship required FR"],
    ["Ressortissants de l'Union européenne uniquement.", "citizenship required eu"],
    ["Habilitation secret défense.", "clearance required FR"],
    ["Nous ne parrainons pas de visa.", "sponsorship refused"],
    ["Nous prenons en charge votre visa.", "sponsorship offered"],
    ["Mission en freelance.", "employment contractor"],
    ["En CDI, pas de freelance.", "employment employee"],
    ["Télétravail partiel : 2 jours par semaine sur site.", "workplace required"],
    ["Deux jours de télétravail par semaine.", "workplace required"],
    ["Poste en présentiel.", "workplace required"],
    ["Vous choisissez : chez vous ou dans nos bureaux.", "workplace optional"],
    ["Déplacements ponctuels à prévoir.", "travel required"],
    ["Déplacements possibles à Paris.", "travel optional"],
    ["Horaires : 9 h - 17 h, heure de Paris.", "hours required"],
    ["Fuseau horaire CET.", "hours required"],
  ])("%s", (text, fact) => {
    expect(tell(text)).toEqual([fact]);
  });
});

it("reads them with and without their accents", () => {
  expect(tell("Autorizacao de trabalho em Portugal.")).toEqual(["workAuthorization required PT"]);
});

describe("nothing is concluded", () => {
  it.each([
    ["Du verantwortest die IT-Sicherheitsüberprüfung."],
    ["La autorización de seguridad de la aplicación es tu trabajo."],
    ["Notre siège est à Paris, nos clients sont basés en Suisse."],
    ["Unsere Kunden leben in Österreich."],
    ["Nuestro equipo vive en México y Colombia."],
    ["Nossos clientes moram no Brasil."],
    ["Titres-restaurant, mutuelle, prime de déplacement."],
    ["Wir suchen Verstärkung für unser Büro in Berlin."],
    ["Visa, Mastercard und girocard: Sie kennen die Regelwerke."],
    ["Gestionas los viajes de nuestros clientes."],
    ["Ajudamos empresas a pedir vistos para os seus funcionários."],
  ])("from offices, customers and benefits: %s", (text) => {
    expect(tell(text)).toEqual([]);
  });
});

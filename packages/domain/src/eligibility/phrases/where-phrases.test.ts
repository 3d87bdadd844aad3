import { describe, expect, it } from "vitest";

import { parsePlace } from "../../place/parse-place.ts";
import { countriesOpenTo } from "../../place/region.ts";
import { readEligibility } from "../reading/read-eligibility.ts";

const read = (text: string) =>
  readEligibility({ title: "Editor", text, place: parsePlace(""), stated: "", jobTypes: [] });

describe("a posting is open to anyone where it says so of who may apply", () => {
  it.each([
    "Vous pouvez exercer cette activité depuis n'importe quel pays du monde.",
    "Ce poste peut être occupé depuis n'importe quel pays.",
    "Peu nous importe où vous habitez.",
    "Votre lieu de résidence n'a aucune importance pour nous.",
    "Le pays dans lequel vous vivez nous est complètement égal.",
    "Nous recrutons dans le monde entier.",
    "Nous acceptons des candidatures du monde entier.",
    "Les candidatures de tous les pays sont étudiées.",
    "Aucune condition géographique : vous vivez où bon vous semble.",
    "Installez-vous où vous voulez dans le monde.",
    "Le poste est ouvert à tous les pays.",
    "Vous travaillez d'où vous voulez dans le monde, à votre rythme.",
    "Que vous viviez à Dakar, à Lyon ou à Montréal ne change rien pour nous.",
    "Puedes vivir en el país que quieras.",
    "Trabaja desde cualquier país.",
    "Nos da igual dónde vivas.",
    "Tu país de residencia no es un impedimento.",
    "El puesto está abierto a personas de todo el mundo.",
    "Contratamos en todo el mundo.",
    "Recibimos candidaturas de todos los países.",
    "No hay restricciones geográficas para este puesto.",
    "Puedes desempeñar el trabajo desde cualquier parte del mundo.",
    "No importa en qué país residas.",
    "El lugar en el que vivas es lo de menos.",
    "Du kannst von überall auf der Welt arbeiten.",
    "Arbeite von jedem Land der Welt aus.",
    "Wo du wohnst, spielt für uns keine Rolle.",
    "Dein Wohnort ist uns egal.",
    "Es ist uns gleich, in welchem Land du lebst.",
    "Wir stellen weltweit ein.",
    "Wir freuen uns über Bewerbungen aus aller Welt.",
    "Die Stelle kann weltweit ausgeübt werden.",
    "Die Position ist weltweit ausgeschrieben.",
    "Bewerben kannst du dich aus jedem Land.",
    "Für diese Stelle gibt es keine Vorgaben zum Wohnort.",
    "Ob du in Lagos, Lima oder Leipzig lebst, macht für uns keinen Unterschied.",
    "Você pode trabalhar de qualquer país do mundo.",
    "Não importa em que país você vive.",
    "Contratamos no mundo todo.",
    "Aceitamos candidaturas de todos os países.",
    "O seu local de residência é indiferente.",
    "Não há restrição geográfica.",
    "Vous pouvez vivre où bon vous semble, à Dakar comme à Lausanne ou à Montréal.",
    "Nous est égal que vous viviez à Lima ou à Lyon : écrivez-nous, peu importe le pays.",
    "Da igual que vivas en Lima, en Vigo o en Manila.",
    "Uns ist egal, ob du in Lagos, Lima oder Leipzig lebst.",
    "Tanto faz se você mora em Lisboa, em Recife ou em Tóquio.",
    "Trabalho remoto, de qualquer lugar do mundo.",
    "Remoto desde cualquier lugar del mundo.",
    "Où que vous soyez, votre candidature nous intéresse.",
    "Te puedes incorporar desde cualquier país y en cualquier momento.",
  ])("%s", (text) => {
    expect(read(text).place.scope).toBe("worldwide");
  });
});

describe("nothing is said of who may apply where others, some weeks or a denial are told of", () => {
  it.each([
    "Nous sommes un leader mondial du logiciel.",
    "Rejoignez un acteur présent partout dans le monde.",
    "Vous travaillez avec des clients du monde entier.",
    "Notre plateforme est accessible depuis n'importe quel pays.",
    "Vous rejoindrez une équipe répartie dans tous les pays d'Europe.",
    "Nos lecteurs habitent partout dans le monde.",
    "Vous serez en contact avec des équipes situées en Inde et au Brésil.",
    "Nous avons des bureaux à Paris, Berlin et Madrid.",
    "Un mois par an, vous pouvez travailler depuis n'importe quel pays.",
    "Peu importe votre diplôme, seule compte votre motivation.",
    "Où vous en êtes dans votre carrière importe peu.",
    "Ce poste n'est pas ouvert à tous les pays.",
    "Vous travaillez pour Médecins sans frontières.",
    "Vous piloterez nos projets dans toute l'Afrique.",
    "Vous développerez nos ventes partout en Europe.",
    "Vous accompagnerez des entreprises installées en Belgique.",
    "Somos líderes mundiales en logística.",
    "Trabajarás con personas de todo el mundo.",
    "Nuestros clientes compran desde cualquier lugar del mundo.",
    "Tenemos clientes en toda Latinoamérica.",
    "Nuestra aplicación se usa en cualquier país del mundo.",
    "Equipo repartido por Europa y América.",
    "Este puesto no es presencial.",
    "Nuestras oficinas están en Madrid y Bogotá.",
    "Dos semanas al año puedes trabajar desde cualquier lugar del mundo.",
    "Donde estés en tu carrera no importa.",
    "Gestionarás proyectos en toda España.",
    "Ayudamos a personas que viven en Chile a encontrar piso.",
    "Viajamos por todo el mundo para grabar documentales.",
    "Darás soporte a profesionales de Estados Unidos y Canadá.",
    "Coordinarás envíos a cualquier país de Europa.",
    "Wir sind weltweit führend in der Messtechnik.",
    "Wir liefern in alle Länder der Welt.",
    "Unsere Büros in Berlin und Hamburg sind offen.",
    "Menschen auf der ganzen Welt nutzen unsere App.",
    "Du arbeitest mit Kolleginnen auf der ganzen Welt.",
    "Unser Team lebt in acht Ländern Europas.",
    "Wo du in deiner Karriere stehst, ist uns egal.",
    "Vier Wochen im Jahr kannst du von überall auf der Welt arbeiten.",
    "Du betreust Kunden in ganz Deutschland.",
    "Du arbeitest an Projekten in ganz Europa.",
    "Wir suchen die besten Lösungen weltweit.",
    "Du hilfst Menschen, die in Österreich leben.",
    "Wir suchen Menschen mit Erfahrung in Deutschland.",
    "Die Daten kommen aus allen Ländern Europas.",
    "Somos líderes mundiais em café.",
    "Atendemos clientes em todo o mundo.",
    "Nosso time está espalhado por toda a América Latina.",
    "Nossos usuários acessam de qualquer lugar do mundo.",
    "A vaga não é presencial.",
    "Você cuidará de projetos em todo o Brasil.",
    "Onde você está na sua carreira não importa.",
    "Nos da igual dónde vivas dentro del país.",
    "Nos da igual dónde vivas: en Sevilla, en un pueblo de Soria o en la costa de Cádiz.",
    "No importa en qué país residas mientras pertenezca a la Unión Europea.",
    "Es spielt keine Rolle, ob Sie in Wien, Graz oder Villach wohnen.",
    "Nous recrutons un commercial pour développer le marché en Espagne.",
    "Trabaja desde cualquier país hispanohablante.",
    "Vous travaillez depuis n'importe quel pays où nous avons une filiale.",
    "Desde que chegámos em Portugal, crescemos.",
  ])("%s", (text) => {
    const { place, decision } = read(text);
    expect([place.scope, decision.remote]).toEqual(["unknown", "yes"]);
  });
});

describe("a posting is open to the places that it hires in", () => {
  it.each([
    ["Vous travaillez de n'importe où en France.", "FR"],
    ["Nous recrutons partout en Europe.", "europe"],
    ["Le poste est ouvert aux personnes résidant au Canada.", "CA"],
    ["Il faut résider en France ou en Belgique.", "BE FR"],
    ["Vous devez résider dans un pays de l'Union européenne.", "eu"],
    ["Nous embauchons au Maroc et en Tunisie.", "MA TN"],
    ["Seules les candidatures provenant de Suisse seront étudiées.", "CH"],
    ["Candidats basés au Sénégal uniquement.", "SN"],
    ["Domicile en France exigé.", "FR"],
    ["Puedes trabajar desde cualquier punto de España.", "ES"],
    ["Buscamos talento en toda Latinoamérica.", "latam"],
    ["Aceptamos candidaturas de cualquier país de América Latina.", "latam"],
    ["Contratamos en México y Colombia.", "CO MX"],
    ["Debes residir en la Unión Europea.", "eu"],
    ["Abierto a toda España.", "ES"],
    ["Solo personas que vivan en Perú.", "PE"],
    ["Para postular es necesario vivir en Chile.", "CL"],
    ["Du kannst von überall in Deutschland arbeiten.", "DE"],
    ["Arbeite aus ganz Deutschland.", "DE"],
    ["Wohnsitz in der EU ist Voraussetzung.", "eu"],
    ["Wir stellen in ganz Europa ein.", "europe"],
    ["Wir beschäftigen Menschen in Deutschland und Österreich.", "AT DE"],
    ["Bewerben kann sich, wer in der Schweiz wohnt.", "CH"],
    ["Nur für Bewerber aus Österreich.", "AT"],
    ["Egal, wo du in Deutschland lebst.", "DE"],
    ["Trabalhe de qualquer cidade do Brasil.", "BR"],
    ["Contratamos em toda a América Latina.", "latam"],
    ["Contratamos em Portugal e Espanha.", "ES PT"],
    ["Vaga para residentes no Brasil.", "BR"],
    ["É preciso viver em Portugal.", "PT"],
    ["Nous recrutons des développeuses et développeurs confirmés en France et au Luxembourg.", "FR LU"],
    ["L'entreprise embauche uniquement au Maroc.", "MA"],
    ["Puedes vivir donde quieras siempre que residas en la Unión Europea.", "eu"],
  ])("%s", (text, places) => {
    const { scope, countries, regions } = read(text).place;
    expect([scope, [...countries, ...regions].toSorted().join(" ")]).toEqual(["restricted", places]);
  });
});

describe("who is left out of the world may not apply", () => {
  it.each([
    ["Vous pouvez travailler depuis n'importe quel pays, sauf la Russie.", "RU"],
    ["Nous recrutons partout dans le monde, hormis aux États-Unis.", "US"],
    ["Trabaja desde cualquier país del mundo excepto Rusia.", "RU"],
    ["Contratamos en toda Latinoamérica, menos Brasil.", "BR"],
    ["Arbeite von überall auf der Welt, außer aus Russland.", "RU"],
    ["Trabalhe de qualquer lugar do mundo, exceto Rússia.", "RU"],
    ["Aceitamos candidatos de toda a América Latina, exceto Argentina.", "AR"],
  ])("%s", (text, country) => {
    const { place } = read(text);
    expect(place.scope).toBe("restricted");
    expect([...countriesOpenTo(place)]).not.toContain(country);
  });
});

describe("what a sentence in another language says is not turned round", () => {
  it.each([
    ["Nous ne pouvons pas contracter avec des personnes résidant au Canada.", "residence excluded"],
    ["Damos preferencia a quienes vivan en México.", "residence preferred"],
    ["Nous donnons la préférence aux personnes vivant en Belgique.", "residence preferred"],
    ["Es imprescindible residir en España, con preferencia en Madrid.", "residence only"],
    ["Se ainda não vives cá, ajudamos: tratamos do visto de trabalho.", "sponsorship offered"],
    ["Não oferecemos patrocínio de visto.", "sponsorship refused"],
    ["Vous vous rendrez deux fois par mois chez nos clients à Lyon.", "travel required"],
    ["Vous rendrez deux à trois textes par semaine.", ""],
  ])("%s: %s", (text, expected) => {
    const facts = read(text).facts.map(({ kind, verdict }) => `${kind} ${verdict}`);
    expect(facts.join(", ")).toBe(expected);
  });
});

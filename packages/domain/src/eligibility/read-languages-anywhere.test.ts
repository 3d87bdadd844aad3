import { describe, expect, it } from "vitest";

import { readFacts } from "./read-facts.ts";

/** Where a text lets people live: "open" is anywhere, and with countries these at least. */
const tell = (text: string) =>
  readFacts("", text).map(({ kind, verdict, countries, regions }) =>
    [kind, verdict, ...regions, ...countries].join(" "),
  );

describe("a posting in French is open to the world", () => {
  it.each([
    ["Vous pouvez travailler d'où vous voulez dans le monde."],
    ["Peu nous importe où vous habitez."],
    ["Nous recrutons sans frontières : peu importe le pays."],
    ["Poste 100 % à distance, ouvert dans le monde entier."],
    ["Le lieu où vous vivez n'a aucune importance pour nous."],
    ["Vous travaillez depuis l'endroit de votre choix, n'importe où sur la planète."],
    ["Que vous viviez à Lomé, à Lima ou à Lille ne change rien pour nous."],
    ["Candidatures du monde entier acceptées."],
    ["Tous les pays sont les bienvenus."],
    ["L'endroit d'où vous travaillez ne nous regarde pas."],
    ["Lieu : partout dans le monde, en télétravail"],
    ["La mission se fait entièrement en ligne, depuis le pays que vous voulez."],
    ["Le poste est accessible depuis n'importe quel point du globe."],
    ["Nous n'avons jamais demandé à personne où il habitait, et nous ne commencerons pas."],
    ["Le pays depuis lequel vous travaillez n'entre pas en ligne de compte."],
    ["On recrute d'un bout à l'autre de la planète."],
    ["Vous travaillez entièrement en ligne, depuis le pays de votre choix."],
    ["Les candidatures sont ouvertes au monde entier."],
    ["Vous pouvez nous rejoindre depuis n'importe quel pays, sans exception."],
    ["Télétravail mondial : aucun pays n'est fermé."],
  ])("%s", (text) => {
    expect(tell(text)).toEqual(["residence open"]);
  });
});

describe("a posting in Spanish is open to the world", () => {
  it.each([
    ["Puedes trabajar desde cualquier lugar del mundo."],
    ["Nos da igual el país en el que vivas."],
    ["Contratamos en todo el mundo."],
    ["El puesto está abierto a personas de cualquier país."],
    ["Da lo mismo dónde vivas."],
    ["Trabajo cien por cien remoto, sin restricciones geográficas."],
    ["Vive donde quieras: el trabajo es en línea."],
    ["Aceptamos candidaturas de cualquier parte del mundo."],
    ["No exigimos residir en ningún país concreto."],
    ["Trabaja desde donde quieras, en cualquier rincón del planeta."],
    ["Tu país de residencia no nos importa."],
    ["La ubicación es indiferente: contratamos a nivel mundial."],
    ["Remoto global: puedes estar en cualquier país."],
    ["Ubicación: cualquier lugar del mundo."],
    ["No hay requisitos de residencia."],
    ["Puedes vivir en Lima, en Lagos o en Lisboa: nos da igual."],
    ["El lugar desde el que trabajes lo eliges tú, sea el país que sea."],
    ["Convocatoria abierta a todo el mundo, sin límite de países."],
    ["Recibimos solicitudes de cualquier nacionalidad y país de residencia."],
    ["Estés donde estés, puedes presentarte."],
  ])("%s", (text) => {
    expect(tell(text)).toEqual(["residence open"]);
  });
});

describe("a posting in Portuguese is open to the world", () => {
  it.each([
    ["Pode trabalhar de qualquer lugar do mundo."],
    ["Não importa em que país você mora."],
    ["Contratamos em todo o mundo."],
    ["A vaga está aberta a pessoas de qualquer país."],
    ["Tanto faz onde você vive."],
    ["Trabalho cem por cento remoto, sem restrição geográfica."],
    ["More onde quiser: o trabalho é todo online."],
    ["Aceitamos candidaturas de qualquer parte do mundo."],
    ["Não exigimos residência em nenhum país."],
    ["Trabalhe de onde quiser, em qualquer canto do planeta."],
    ["O país de residência é indiferente."],
    ["Local: qualquer lugar do mundo."],
    ["Onde quer que estejas, podes candidatar-te."],
    ["Recrutamos à escala mundial."],
    ["Contratamos pessoas em qualquer país."],
    ["Procuramos gente de todo o mundo."],
    ["Não há requisitos de localização."],
    ["Luanda, Lima ou Berlim: a sua morada não nos importa."],
    ["Nunca perguntamos a ninguém onde mora."],
    ["O país de onde te ligas não conta para nada."],
  ])("%s", (text) => {
    expect(tell(text)).toEqual(["residence open"]);
  });
});

describe("a posting in German is open to the world", () => {
  it.each([
    ["Sie können von überall auf der Welt arbeiten."],
    ["Du kannst weltweit ortsunabhängig arbeiten."],
    ["Wo du lebst, ist uns egal."],
    ["Wir stellen weltweit ein."],
    ["Die Stelle steht Menschen aus allen Ländern offen."],
    ["In welchem Land du wohnst, spielt keine Rolle."],
    ["Bewerbungen aus aller Welt sind willkommen."],
    ["Arbeitsort: weltweit"],
    ["Du arbeitest, von wo du willst, egal in welchem Land."],
    ["Dein Wohnort ist für uns unerheblich."],
    ["Ob du in Leipzig, Lagos oder Lima sitzt, ist uns gleich."],
    ["Es gibt keine Einschränkung, in welchem Land du lebst."],
    ["Wir beschäftigen Menschen in jedem Land der Welt."],
    ["Arbeiten kannst du von jedem Ort der Erde aus."],
    ["Bewerben kann sich jeder, gleich aus welchem Land."],
    ["Vollständig ortsunabhängig, auch außerhalb Europas und weltweit möglich."],
    ["Lagos, Lima oder Leipzig: Ihre Adresse ist uns völlig egal."],
    ["Wir fragen niemanden, wo er wohnt, und zahlen in jedes Land."],
    ["Das Land, aus dem du arbeitest, ist für uns ohne Belang."],
    ["Bewerbungen von allen Kontinenten sind willkommen."],
  ])("%s", (text) => {
    expect(tell(text)).toEqual(["residence open"]);
  });
});

describe("what is told of others says nothing of who may apply", () => {
  it.each([
    ["Nos clients se trouvent en France, en Belgique et au Maroc."],
    ["Présents dans douze pays d'Europe, nous comptons 400 salariés."],
    ["Une semaine de vacances offerte n'importe où dans le monde."],
    ["Nos produits sont vendus au Canada et aux États-Unis."],
    ["Vous connaissez le droit du travail en Belgique."],
    ["Notre logiciel gère le télétravail de 300 entreprises."],
    ["La mutuelle couvre votre famille en France."],
    ["Nous servons des banques en France et au Maroc."],
    ["La clientèle, elle, est répartie dans le monde entier."],
    ["L'entreprise compte des filiales en Inde et au Brésil."],
    ["Peu importe votre pays de naissance ou votre nationalité."],
    ["Notre directrice habite en Belgique."],
    ["L'application est utilisée en Suisse et en Autriche."],
    ["Vous organisez les séminaires de nos clients."],
    ["Le magasin est ouvert de 9 h à 19 h."],
    ["Tenemos clientes en México, Colombia y Chile."],
    ["Nuestros usuarios están en todo el mundo."],
    ["Ayudarás a familias a obtener la residencia en España."],
    ["Somos líderes en España y Portugal."],
    ["Damos servicio a hoteles en toda Europa."],
    ["El equipo de ventas está en Perú."],
    ["La clientela está repartida por todo el mundo."],
    ["La empresa tiene filiales en India y Brasil."],
    ["No importa dónde hayas estudiado."],
    ["Asesoras a empresas establecidas en Luxemburgo."],
    ["Pagamos un espacio de coworking."],
    ["El sueldo no depende de dónde vivas en España."],
    ["Gestionas los visados de nuestros viajeros."],
    ["Estudios oficiales cursados en España."],
    ["Temos clientes no Brasil, em Portugal e em Angola."],
    ["Os nossos utilizadores estão em todo o mundo."],
    ["Vai ajudar famílias a obter residência em Portugal."],
    ["Conhecimento da legislação laboral em Portugal."],
    ["Vai gerir as viagens da direção."],
    ["Ajuda de custo para montar o seu escritório em casa."],
    ["Será responsável pelo mercado da Itália."],
    ["Os nossos quinze professores vivem em Angola, Moçambique e Brasil."],
    ["Os nossos vinhos chegam a todo o mundo."],
    ["Não importa o seu país de origem."],
    ["Ajuda portugueses a instalar-se no Canadá."],
    ["Os escritórios ficam em Lisboa e no Porto."],
    ["Nascida no Chile, a empresa é brasileira desde 1999."],
    ["Unsere Kunden sitzen in Deutschland, Polen und den USA."],
    ["Unsere Nutzer leben auf der ganzen Welt."],
    ["Du hilfst Familien, die in Deutschland leben wollen."],
    ["Kenntnisse des Arbeitsrechts in der Schweiz."],
    ["Unsere Software hilft Freelancern bei der Rechnung."],
    ["Wir wollen in Spanien wachsen."],
    ["Unsere Gründerin lebt in Portugal."],
    ["Unsere fünfzehn Lehrkräfte leben in Ghana, Togo und Mali."],
    ["Unsere Weine gehen in die ganze Welt."],
    ["Egal, woher du kommst."],
    ["Du hilfst Deutschen, sich in Kanada niederzulassen."],
    ["Unsere Büros liegen in Berlin und Essen."],
    ["In Chile gegründet, ist die Firma seit 1999 deutsch."],
  ])("%s", (text) => {
    expect(tell(text)).toEqual([]);
  });
});

describe("a place keeps such a sentence to it", () => {
  it.each([
    ["Peu importe où vous habitez, en France."],
    ["Quel que soit le pays du client, la réponse part sous 24 heures."],
    ["No importa en qué ciudad de España vivas."],
    ["Não importa em que cidade do Brasil você mora."],
    ["Ganz gleich, wo in Deutschland Sie wohnen."],
    ["Four weeks a year you can work from anywhere in the world."],
    ["Quatre semaines par an, travaillez de n'importe où dans le monde."],
    ["Cuatro semanas al año trabajas desde cualquier país."],
  ])("%s", (text) => {
    expect(tell(text)).not.toContain("residence open");
  });
});

it("takes towns of several continents for the world, and those of one for their countries", () => {
  expect(tell("Que vous soyez à Lomé, à Lima ou à Lille ne change rien pour nous.")).toEqual([
    "residence open",
  ]);
  expect(tell("Puedes vivir en Lima, en Bogotá o en Quito: nos da igual.")).toEqual([
    "residence open PE CO EC",
  ]);
});

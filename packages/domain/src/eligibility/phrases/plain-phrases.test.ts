import { describe, expect, it } from "vitest";

import { readWhoMayApply } from "../../testing/read-who-may-apply.ts";

/** The answers for Nigeria, Brazil, Germany, India and the United States. */
const answer = (text: string, stated = "Remote") =>
  readWhoMayApply(["NG", "BR", "DE", "IN", "US"], stated, text);

it.each([
  "Work from anywhere.",
  "100% remote, from anywhere.",
  "You can work from anywhere.",
  "This role is open to anyone, anywhere.",
  "Everyone is welcome to apply, wherever they live.",
  "Live wherever you want.",
  "Global applicants are welcome.",
  "Fully remote: live and work anywhere you like.",
  "This is a work-from-anywhere role.",
  "Candidates can be located anywhere.",
  "Remote-Arbeit ist aus jedem Land möglich.",
  "Du kannst weltweit arbeiten.",
  "The country you work from is your own business.",
  "You choose which country you live in.",
  "Es gibt keine Einschränkung, wo du wohnst.",
  "Le pays depuis lequel vous travaillez est votre affaire.",
  "Il n'y a aucune restriction quant à votre lieu de vie.",
  "El país desde el que trabajas es asunto tuyo.",
  "No hay ninguna restricción sobre dónde vives.",
  "O país a partir do qual trabalha é assunto seu.",
  "Não há nenhuma restrição sobre onde você mora.",
  "Poste ouvert dans le monde entier.",
  "Vaga aberta para o mundo todo.",
  "Aberto a todos, onde quer que vivam.",
])("opens the world: %s", (text) => {
  expect(answer(text)).toBe("yyyyy");
});

describe("closes a job to all but those who are named", () => {
  it.each([
    ["We hire in: Brazil, Argentina, Colombia.", "nynnn"],
    ["Location - PAN India", "nnnyn"],
    ["Applicant location: Nigeria or Kenya", "ynnnn"],
    ["Hiring countries: India, Nepal", "nnnyn"],
    ["Residents of India only.", "nnnyn"],
    ["Must be able to legally work in Brazil.", "nynnn"],
    ["A German work permit is required.", "nnynn"],
    ["US persons only.", "nnnny"],
    [
      "We are only able to employ people in the countries where we have an entity: the UK, Germany and Brazil.",
      "nyynn",
    ],
    ["You'll need to be in Nigeria.", "ynnnn"],
    ["It is essential that you live in Germany.", "nnynn"],
    ["Being based in India is a must.", "nnnyn"],
    ["Residency in Brazil is required.", "nynnn"],
    ["We are recruiting candidates in Nigeria.", "ynnnn"],
    ["We're looking to hire in Brazil.", "nynnn"],
    ["This is a remote job for people in Brazil.", "nynnn"],
    ["Employment is possible in Germany and Austria.", "nnynn"],
    ["We currently hire only in the US and Canada.", "nnnny"],
    ["We are only looking at applicants in India.", "nnnyn"],
    ["This opportunity is restricted to India.", "nnnyn"],
    ["We can only employ German residents.", "nnynn"],
    ["Your base must be somewhere in Europe.", "nnynn"],
    ["The only condition is that you live in Germany.", "nnynn"],
    ["It makes no difference whether you're in Pune or Delhi, so long as you're in India.", "nnnyn"],
    ["We can employ you only if you live in Brazil.", "nynnn"],
    ["The job is limited to Germany.", "nnynn"],
    ["The offer stands only for residents of India.", "nnnyn"],
    ["We have companies in Germany and Brazil and can only hire there.", "nyynn"],
    ["Without an address in India, we cannot hire you.", "nnnyn"],
    ["Ein Umzug nach Berlin ist nicht nötig, aber du solltest in der EU wohnen.", "nnynn"],
    ["Nul besoin de déménager, mais il faut vivre au Nigéria.", "ynnnn"],
    ["No se requiere experiencia, pero debes residir en Brasil.", "nynnn"],
    ["El puesto se limita a Brasil.", "nynnn"],
    ["A vaga limita-se ao Brasil.", "nynnn"],
    ["Le poste est limité au Nigéria.", "ynnnn"],
    ["A distancia desde Alemania o Brasil.", "nyynn"],
    ["Standort: Remote (DE, AT, CH)", "nnynn"],
    ["Wir suchen Unterstützung aus Deutschland.", "nnynn"],
    ["Die Stelle ist für Bewerber aus Deutschland offen.", "nnynn"],
    ["Recrutement possible en Allemagne.", "nnynn"],
    ["Recrutement au Nigéria uniquement.", "ynnnn"],
    ["Basé au Nigéria (télétravail).", "ynnnn"],
    ["Contratación posible en Brasil.", "nynnn"],
    ["Teletrabajo 100 % en Brasil.", "nynnn"],
    ["Contratação possível no Brasil.", "nynnn"],
    ["Trabalha a partir da tua casa no Brasil.", "nynnn"],
    ["Região: América Latina", "nynnn"],
    ["Der Arbeitsort ist frei wählbar innerhalb Deutschlands.", "nnynn"],
    ["Wohnland: Deutschland", "nnynn"],
    ["Pays : Nigéria", "ynnnn"],
    ["País: Brasil", "nynnn"],
    ["Oferta válida para: Brasil, Colombia y Perú", "nynnn"],
    ["Vaga válida para: Brasil e Angola", "nynnn"],
  ])("%s", (text, answers) => {
    expect(answer(text)).toBe(answers);
    expect(answer(text, "Worldwide")).toBe(answers);
  });
});

describe("says nothing of who may apply", () => {
  it.each([
    "Our customers work from anywhere.",
    "Our app lets people work from anywhere.",
    "Work from anywhere for up to 4 weeks a year.",
    "Work from anywhere",
    "The course is open to anyone, anywhere.",
    "We sell in: Brazil, Argentina, Colombia.",
    "Manage PAN India sales.",
    "This role covers EMEA.",
    "The position covers Brazil and Argentina as a sales territory.",
    "You have worked in IT, HR, QA.",
    "Take breaks as long as you are in a European time zone.",
    "Our customers choose which country they live in.",
    "There is no restriction on where our customers live.",
    "Es gibt keine Einschränkung, wo unsere Kunden wohnen.",
    "We help companies recruit candidates in Brazil.",
    "Our job board is open to Brazil.",
    "Your work is available to customers in India.",
    "Reclutarás candidatos en Brasil.",
    "Vai recrutar candidatos no Brasil.",
    "Companies looking to hire in Brazil like us.",
    "You are recruiting candidates in Nigeria.",
    "You help clients to legally work in Brazil.",
    "Der Standort der Server ist frei wählbar innerhalb Deutschlands.",
  ])("%s", (text) => {
    expect(answer(text)).toBe("?????");
    expect(answer(text, "Worldwide")).toBe("yyyyy");
  });
});

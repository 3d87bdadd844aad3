import { describe, expect, it } from "vitest";

import { readWhoMayApply } from "../../testing/read-who-may-apply.ts";

/** The answers for France, Brazil, Austria, Mexico, Portugal and the United States. */
const answer = (text: string, stated = "Remote") =>
  readWhoMayApply(["FR", "BR", "AT", "MX", "PT", "US"], stated, text);

describe("who is told not to apply may not, and of others nothing is said", () => {
  it.each([
    ["The role is unavailable in Austria.", "??n???"],
    ["Unavailable in Brazil and Mexico.", "?n?n??"],
    ["The position is closed to residents of Portugal.", "????n?"],
    ["This job is not available in the following countries: France, Mexico.", "n??n??"],
    ["Not available in the following locations: Brazil, Austria.", "?nn???"],
    ["We do not accept applications from these countries:\n- Brazil\n- Mexico", "?n?n??"],
    ["Diese Stelle ist in folgenden Ländern nicht verfügbar: Frankreich, Mexiko.", "n??n??"],
    ["In folgenden Ländern können wir nicht einstellen: Frankreich, Brasilien.", "nn????"],
    ["Ce poste n'est pas disponible dans les pays suivants : Brésil, Mexique.", "?n?n??"],
    ["Nous n'embauchons pas dans les pays suivants : Brésil, Mexique.", "?n?n??"],
    ["Esta vacante no está disponible en los siguientes países: Brasil, Austria.", "?nn???"],
    ["Esta vaga não está disponível nos seguintes países: Brasil, México.", "?n?n??"],
    ["Hiring in Austria isn't possible for us.", "??n???"],
    ["We take nobody from Mexico.", "???n??"],
    ["If you live in Portugal, we unfortunately can't hire you.", "????n?"],
    ["Aus Frankreich nehmen wir leider niemanden.", "n?????"],
    ["Anstellungen in Frankreich sind uns leider nicht möglich.", "n?????"],
    ["Embaucher au Brésil ne nous est pas possible.", "?n????"],
    ["Si vous vivez au Mexique, nous ne pouvons malheureusement pas vous embaucher.", "???n??"],
    ["Contratar en Francia no nos es posible.", "n?????"],
    ["No incorporamos a nadie en Austria.", "??n???"],
    ["Si vives en Portugal, lamentablemente no podemos contratarte.", "????n?"],
    ["Contratar no México não nos é possível.", "???n??"],
    ["Se vive na Áustria, infelizmente não podemos contratá-lo.", "??n???"],
    ["Candidates in Mexico need not apply.", "???n??"],
    ["Applicants from Austria will be rejected.", "??n???"],
    ["People living in France are not eligible.", "n?????"],
    ["If you live in Portugal, please do not apply.", "????n?"],
    ["We can't take on anyone in Mexico.", "???n??"],
    ["You can't work from Mexico in this role.", "???n??"],
    ["Keine Bewerber aus Österreich.", "??n???"],
    ["Wir nehmen keine Bewerbungen aus Frankreich an.", "n?????"],
    ["Für Bewerber aus den USA ist die Stelle leider nicht offen.", "?????n"],
    ["Remote-Arbeit aus Portugal ist nicht möglich.", "????n?"],
    ["Leider stellen wir derzeit nicht in Österreich ein.", "??n???"],
    ["Nicht verfügbar in Mexiko.", "???n??"],
    ["Diese Stelle ist in Österreich leider nicht verfügbar.", "??n???"],
    ["Die Stelle kann nicht aus Frankreich besetzt werden.", "n?????"],
    ["Wer in Portugal lebt, kann sich leider nicht bewerben.", "????n?"],
    ["Personen mit Wohnsitz in den USA sind ausgeschlossen.", "?????n"],
    ["Wir können niemanden mit Wohnsitz in den USA einstellen.", "?????n"],
    ["Bewirb dich bitte nicht, wenn du in Frankreich wohnst.", "n?????"],
    ["Ce poste n'est pas disponible au Brésil.", "?n????"],
    ["Poste fermé aux candidats du Portugal.", "????n?"],
    ["Indisponible aux États-Unis.", "?????n"],
    ["Aucune candidature du Mexique ne sera retenue.", "???n??"],
    ["Nous n'acceptons pas les candidatures venant du Brésil.", "?n????"],
    ["Ne postulez pas si vous habitez en Autriche.", "??n???"],
    ["Sont exclus : les États-Unis et le Mexique.", "???n?n"],
    ["Nous ne prenons pas de candidats du Mexique.", "???n??"],
    ["Le télétravail depuis le Brésil n'est pas possible.", "?n????"],
    ["Esta vacante no está disponible en Brasil.", "?n????"],
    ["No es posible trabajar desde Portugal.", "????n?"],
    ["No disponible en Estados Unidos.", "?????n"],
    ["Abstenerse candidatos de Francia.", "n?????"],
    ["Si resides en México, por favor no te postules.", "???n??"],
    ["Quedan excluidos los residentes en Austria.", "??n???"],
    ["Esta vaga não está disponível no México.", "???n??"],
    ["Indisponível nos Estados Unidos.", "?????n"],
    ["Não se candidate se mora em Portugal.", "????n?"],
    ["Se mora na França, por favor não se candidate.", "n?????"],
    ["Candidatos da Áustria não serão aceitos.", "??n???"],
    ["Não é possível trabalhar a partir da França.", "n?????"],
  ])("%s", (text, answers) => {
    expect(answer(text)).toBe(answers);
    expect(answer(text, "Worldwide")).toBe(answers.replaceAll("?", "y"));
  });
});

describe("who is told to apply may, and others not", () => {
  it.each([
    ["Apply if you live in Brazil or Mexico.", "?y?y??"],
    ["Bewirb dich, wenn du in Österreich lebst.", "??y???"],
    ["Postulez si vous habitez en France ou au Portugal.", "y???y?"],
    ["Postúlate si vives en México.", "???y??"],
    ["Candidate-se se mora em Portugal ou no Brasil.", "?y??y?"],
  ])("%s", (text, answers) => {
    expect(answer(text)).toBe(answers.replaceAll("?", "n"));
    expect(answer(text, "Worldwide")).toBe(answers.replaceAll("?", "n"));
  });
});

describe("nothing is said of the applicant", () => {
  it.each([
    "Our app is unavailable in Brazil.",
    "Visa sponsorship is unavailable in Austria.",
    "Parental leave for this role is unavailable in Mexico.",
    "We can't take on clients in Mexico.",
    "Applicants who cannot work in US hours need not apply.",
    "Recruiters in Mexico need not apply.",
    "Wir sind in folgenden Ländern aktiv: Frankreich, Mexiko.",
    "How to apply if you live in France: write to us.",
    "Unser Produkt ist in Österreich nicht verfügbar.",
    "Keine Kunden aus Österreich.",
    "Keine Bewerbungen von Agenturen in Österreich.",
    "Notre application n'est pas disponible au Brésil.",
    "Les frais sont exclus au Brésil.",
    "La oferta de productos no está disponible en México.",
    "El servicio no está disponible en México.",
    "O produto está indisponível no Brasil.",
  ])("%s", (text) => {
    expect(answer(text)).toBe("??????");
    expect(answer(text, "Worldwide")).toBe("yyyyyy");
  });
});

it.each([
  ["Applications from outside Austria will be rejected.", "nnynnn"],
  ["Candidates who don't live in Austria can't be considered.", "nnynnn"],
  ["If you do not live in Mexico, please do not apply.", "nnnynn"],
  ["Working from outside Mexico is not permitted.", "nnnynn"],
  ["Le travail hors de France n'est pas possible.", "ynnnnn"],
  ["Les personnes habitant hors de France ne peuvent pas postuler.", "ynnnnn"],
  ["No se aceptan candidatos de fuera de México.", "nnnynn"],
  ["Não aceitamos candidaturas de fora do Brasil.", "nynnnn"],
])("closes a job to those outside: %s", (text, answers) => {
  expect(answer(text)).toBe(answers);
});
